/* The tokens of Sources/NavSyntax/Lexing/Lexer.swift, by a loop as one would write it in C: the yardstick for the lexer.
 *
 * lexer REPETITIONS FILE...: prints the tokens of one pass, and the bytes and the shortest and median seconds of it. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum kind {
  NAME, QUOTED_NAME, INTEGER, DECIMAL, STRING, LEFT_BRACE, RIGHT_BRACE, LEFT_BRACKET, RIGHT_BRACKET,
  LEFT_PARENTHESIS, RIGHT_PARENTHESIS, COLON, COMMA, DOT, ELLIPSIS, ARROW, ASSIGN, EQUAL, NOT_EQUAL, LESS,
  LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, PLUS, MINUS, STAR, SLASH, UNKNOWN, END_OF_FILE
};

struct token {
  uint8_t kind, starts_line;
  uint32_t start, end;
};

struct lexer {
  const uint8_t *bytes;
  uint32_t count, offset;
  /* As in Swift: starts of lines, comments and problems are kept. */
  uint32_t *line_starts, *comments, *problems;
  size_t lines, line_capacity, comment_count, comment_capacity, problem_count, problem_capacity;
};

static void append(uint32_t **rows, size_t *count, size_t *capacity, uint32_t value) {
  if (*count == *capacity) {
    *capacity = *capacity ? *capacity * 2 : 16;
    *rows = realloc(*rows, *capacity * sizeof **rows);
  }
  (*rows)[(*count)++] = value;
}

static int is_name_byte(uint8_t byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
}

static uint8_t peek(const struct lexer *lexer, uint32_t distance) {
  return lexer->offset + distance < lexer->count ? lexer->bytes[lexer->offset + distance] : 0;
}

static void problem(struct lexer *lexer, uint32_t at) {
  append(&lexer->problems, &lexer->problem_count, &lexer->problem_capacity, at);
}

static void line_start(struct lexer *lexer) {
  append(&lexer->line_starts, &lexer->lines, &lexer->line_capacity, lexer->offset);
}

static int skip_blanks(struct lexer *lexer) {
  int starts_line = lexer->offset == 0;
  while (lexer->offset < lexer->count) {
    switch (lexer->bytes[lexer->offset]) {
    case ' ': case '\t':
      lexer->offset++;
      break;
    case '\n':
      starts_line = 1;
      lexer->offset++;
      line_start(lexer);
      break;
    case '\r':
      starts_line = 1;
      lexer->offset += peek(lexer, 1) == '\n' ? 2 : 1;
      line_start(lexer);
      break;
    case '/':
      if (peek(lexer, 1) != '/') return starts_line;
      append(&lexer->comments, &lexer->comment_count, &lexer->comment_capacity, lexer->offset);
      while (lexer->offset < lexer->count && lexer->bytes[lexer->offset] != '\n' && lexer->bytes[lexer->offset] != '\r')
        lexer->offset++;
      break;
    default:
      return starts_line;
    }
  }
  return starts_line;
}

static enum kind take(struct lexer *lexer, uint32_t count, enum kind kind) {
  lexer->offset += count;
  return kind;
}

static enum kind name(struct lexer *lexer) {
  do
    lexer->offset++;
  while (lexer->offset < lexer->count &&
         (is_name_byte(lexer->bytes[lexer->offset]) || lexer->bytes[lexer->offset] >= 0x80));
  return NAME;
}

static enum kind number(struct lexer *lexer) {
  enum kind kind = INTEGER;
  while (peek(lexer, 0) >= '0' && peek(lexer, 0) <= '9') lexer->offset++;
  if (peek(lexer, 0) == '.' && peek(lexer, 1) >= '0' && peek(lexer, 1) <= '9') {
    kind = DECIMAL;
    lexer->offset++;
    while (peek(lexer, 0) >= '0' && peek(lexer, 0) <= '9') lexer->offset++;
  }
  if (is_name_byte(peek(lexer, 0))) {
    problem(lexer, lexer->offset);
    name(lexer);
  }
  return kind;
}

static enum kind string(struct lexer *lexer) {
  uint32_t start = lexer->offset++;
  while (lexer->offset < lexer->count) {
    uint8_t byte = lexer->bytes[lexer->offset];
    if (byte == '"') {
      lexer->offset++;
      return STRING;
    }
    if (byte == '\n' || byte == '\r') break;
    if (byte == '\\' && lexer->offset + 1 < lexer->count && peek(lexer, 1) != '\n') {
      lexer->offset += 2;
    } else {
      if ((byte < 0x20 && byte != '\t') || byte == 0x7F) problem(lexer, lexer->offset);
      lexer->offset++;
    }
  }
  problem(lexer, start);
  return STRING;
}

static enum kind quoted_name(struct lexer *lexer) {
  uint32_t start = lexer->offset++;
  while (lexer->offset < lexer->count && lexer->bytes[lexer->offset] != '`' && lexer->bytes[lexer->offset] != '\n')
    lexer->offset++;
  if (peek(lexer, 0) == '`') return take(lexer, 1, QUOTED_NAME);
  problem(lexer, start);
  return UNKNOWN;
}

static enum kind scan(struct lexer *lexer) {
  uint8_t byte = lexer->bytes[lexer->offset];
  if (is_name_byte(byte) && !(byte >= '0' && byte <= '9')) return name(lexer);
  switch (byte) {
  case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
    return number(lexer);
  case '"': return string(lexer);
  case '`': return quoted_name(lexer);
  case '{': return take(lexer, 1, LEFT_BRACE);
  case '}': return take(lexer, 1, RIGHT_BRACE);
  case '[': return take(lexer, 1, LEFT_BRACKET);
  case ']': return take(lexer, 1, RIGHT_BRACKET);
  case '(': return take(lexer, 1, LEFT_PARENTHESIS);
  case ')': return take(lexer, 1, RIGHT_PARENTHESIS);
  case ':': return take(lexer, 1, COLON);
  case ',': return take(lexer, 1, COMMA);
  case '.': return peek(lexer, 1) == '.' && peek(lexer, 2) == '.' ? take(lexer, 3, ELLIPSIS) : take(lexer, 1, DOT);
  case '-': return peek(lexer, 1) == '>' ? take(lexer, 2, ARROW) : take(lexer, 1, MINUS);
  case '=': return peek(lexer, 1) == '=' ? take(lexer, 2, EQUAL) : take(lexer, 1, ASSIGN);
  case '<': return peek(lexer, 1) == '=' ? take(lexer, 2, LESS_OR_EQUAL) : take(lexer, 1, LESS);
  case '>': return peek(lexer, 1) == '=' ? take(lexer, 2, GREATER_OR_EQUAL) : take(lexer, 1, GREATER);
  case '!':
    if (peek(lexer, 1) == '=') return take(lexer, 2, NOT_EQUAL);
    break;
  case '+': return take(lexer, 1, PLUS);
  case '*': return take(lexer, 1, STAR);
  case '/': return take(lexer, 1, SLASH);
  default:
    if (byte >= 0x80) return name(lexer);
  }
  problem(lexer, lexer->offset);
  return take(lexer, 1, UNKNOWN);
}

static struct token next(struct lexer *lexer) {
  int starts_line = skip_blanks(lexer);
  struct token token = {END_OF_FILE, 1, lexer->offset, lexer->offset};
  if (lexer->offset >= lexer->count) return token;
  token.starts_line = (uint8_t)starts_line;
  token.kind = (uint8_t)scan(lexer);
  token.end = lexer->offset;
  return token;
}

static uint8_t *read_file(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(1);
  fseek(file, 0, SEEK_END);
  *count = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*count + 1);
  if (fread(bytes, 1, *count, file) != *count) exit(1);
  fclose(file);
  return bytes;
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  int repetitions = atoi(arguments[1]), files = count - 2;
  uint8_t **texts = calloc((size_t)files, sizeof *texts);
  size_t *counts = calloc((size_t)files, sizeof *counts), bytes = 0, tokens = 0;
  double *times = calloc((size_t)repetitions, sizeof *times);
  for (int file = 0; file < files; file++) {
    texts[file] = read_file(arguments[file + 2], &counts[file]);
    bytes += counts[file];
  }
  volatile uint64_t sum = 0;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    tokens = 0;
    for (int file = 0; file < files; file++) {
      struct lexer lexer = {.bytes = texts[file], .count = (uint32_t)counts[file]};
      struct token token;
      line_start(&lexer);
      do {
        token = next(&lexer);
        sum += token.end + token.kind;
        tokens++;
      } while (token.kind != END_OF_FILE);
      free(lexer.line_starts);
      free(lexer.comments);
      free(lexer.problems);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    times[repetition] = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
  }
  qsort(times, (size_t)repetitions, sizeof *times, compare);
  printf("lex %zu %zu %.9f %.9f\n", tokens, bytes, times[0], times[repetitions / 2]);
  return 0;
}
