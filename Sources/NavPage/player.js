// The core of navscene as WebAssembly: the same compiler and simulator that the command line runs.

/** Hands out pieces of the core's memory, and takes them back. */
class Heap {
  // What was given back, by size class; the class and the start of a piece stand in front of it.
  #free = [];
  #end;
  #words;

  constructor(memory) {
    this.memory = memory;
    // The core's own data and stack fill the memory that it begins with.
    this.#end = memory.buffer.byteLength;
    this.#words = new Uint32Array(memory.buffer);
  }

  /** Up to 512 bytes in steps of 16, then four steps to each doubling: no piece is much larger than was asked for. */
  static #class(size) {
    if (size <= 512) return [Math.ceil(size / 16), Math.ceil(size / 16) * 16];
    const exponent = 31 - Math.clz32(size - 1);
    const step = 2 ** (exponent - 2);
    const steps = Math.ceil(size / step);
    return [32 + (exponent - 8) * 4 + (steps - 4), steps * step];
  }

  /** Null when there is no more. */
  allocate(size, alignment) {
    const slack = alignment > 16 ? alignment : 0;
    const [kind, room] = Heap.#class(size + slack + 16);
    const start = this.#free[kind]?.pop() ?? this.#extend(room);
    if (start === null) return null;
    const place = slack ? Math.ceil((start + 16) / alignment) * alignment : start + 16;
    this.#words[place / 4 - 2] = kind;
    this.#words[place / 4 - 1] = start;
    return place;
  }

  free(place) {
    if (place === 0) return;
    const kind = this.#words[place / 4 - 2];
    (this.#free[kind] ??= []).push(this.#words[place / 4 - 1]);
  }

  #extend(room) {
    const start = this.#end;
    const missing = start + room - this.memory.buffer.byteLength;
    if (missing > 0) {
      try {
        this.memory.grow(Math.ceil(Math.max(missing, 2 ** 20) / 65536));
      } catch {
        return null;
      }
      this.#words = new Uint32Array(this.memory.buffer);
    }
    this.#end += room;
    return start;
  }
}

/** One running core. It holds one app with its history; what it can be asked stands in Player.swift. */
class Player {
  #core;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(module) {
    let memory, heap;
    const bytes = () => new Uint8Array(memory.buffer);
    // What every C program finds in its library.
    const env = {
      posix_memalign(result, alignment, size) {
        const place = heap.allocate(size >>> 0, alignment);
        if (place === null) return 12;
        new DataView(memory.buffer).setUint32(result >>> 0, place, true);
        return 0;
      },
      free: (place) => heap.free(place >>> 0),
      memcmp(left, right, count) {
        const all = bytes();
        for (let index = 0; index < count; index++) {
          const difference = all[left + index] - all[right + index];
          if (difference !== 0) return difference;
        }
        return 0;
      },
      __multi3(result, leftLow, leftHigh, rightLow, rightHigh) {
        const whole = (low, high) => (BigInt.asUintN(64, high) << 64n) | BigInt.asUintN(64, low);
        const product = whole(leftLow, leftHigh) * whole(rightLow, rightHigh);
        const view = new DataView(memory.buffer);
        view.setBigUint64(result, BigInt.asUintN(64, product), true);
        view.setBigUint64(result + 8, BigInt.asUintN(64, product >> 64n), true);
      },
      // A half goes away from zero.
      round(number) {
        const whole = Math.trunc(number);
        return Math.abs(number - whole) < 0.5 ? whole : whole + Math.sign(number);
      },
      // Seeds of hash tables: the same ones in every page, so that each run is like the other.
      arc4random_buf: (place, count) => bytes().fill(0, place, place + count),
      __stack_chk_fail() {
        throw new WebAssembly.RuntimeError("the stack is damaged");
      },
    };
    this.#core = new WebAssembly.Instance(module, { env }).exports;
    memory = this.#core.memory;
    heap = new Heap(memory);
  }

  /** The core, from what the page carries. */
  static async module(payload) {
    const packed = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  }

  /** The answer to a request, as text. */
  answer(request) {
    const question = this.#encoder.encode(JSON.stringify(request));
    const place = this.#core.room(question.length) >>> 0;
    new Uint8Array(this.#core.memory.buffer, place, question.length).set(question);
    const count = this.#core.ask(question.length) >>> 0;
    const answer = this.#core.answer() >>> 0;
    return this.#decoder.decode(new Uint8Array(this.#core.memory.buffer, answer, count));
  }

  ask(request) {
    return JSON.parse(this.answer(request));
  }
}
