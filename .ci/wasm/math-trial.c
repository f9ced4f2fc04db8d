// Compares the functions of math.c with the C library of this machine for random numbers.
//
//   clang -Dround=ownRound -Dfma=ownFma -c math.c && clang math-trial.c math.o -lm

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double ownRound(double value);
double ownFma(double x, double y, double z);
const char *_swift_stdlib_strtod_clocale(const char *text, double *result);

static uint64_t state = 48;

static uint64_t chance(void) {
  uint64_t bits = state += 0x9E3779B97F4A7C15;
  bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
  bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
  return bits ^ bits >> 31;
}

// Returns a number of any size, a number of a size that is common in layouts, or a special number.
static double number(void) {
  static const double special[] = {0,     -0.0,   1,      -1,    0.5,   0.49999999999999994, 1.5,     INFINITY, NAN,
                                   5e-324, 1e308, 4503599627370495.5, 9007199254740991, 2.2250738585072014e-308};
  uint64_t bits = chance();
  double value;
  switch (chance() % 8) {
  case 0: return special[bits % (sizeof special / sizeof *special)];
  case 1: return (double)(int64_t)(bits % 4000) - 2000;
  case 2: return ((double)(int64_t)(bits % 400000) - 200000) / 8;
  // Near one, where a product and a summand cancel each other.
  case 3: bits = (bits & 0x800FFFFFFFFFFFFF) | (uint64_t)(1020 + chance() % 6) << 52; break;
  // Subnormal numbers.
  case 4: bits &= 0x807FFFFFFFFFFFFF; break;
  default: break;
  }
  memcpy(&value, &bits, sizeof value);
  return value;
}

static int isSame(double left, double right) {
  return isnan(left) ? isnan(right) : memcmp(&left, &right, sizeof left) == 0;
}

static void expect(double found, double wanted, const char *words) {
  if (isSame(found, wanted)) return;
  fprintf(stderr, "error: %s: expected %.17g, found %.17g\n", words, wanted, found);
  exit(1);
}

// Writes a number as text: the shortest text, a long text, or the midpoint between two numbers.
static void write(char *text, size_t size) {
  double value = number();
  switch (chance() % 6) {
  case 0: snprintf(text, size, "%.*g", (int)(chance() % 20), value); return;
  case 1: snprintf(text, size, "%.*e", (int)(chance() % 800), value); return;
  case 2: snprintf(text, size, "%.*f", (int)(chance() % 30), value); return;
  case 3: {
    // More digits than a double has, so that this is exact.
    long double middle = ((long double)value + (long double)nextafter(value, INFINITY)) / 2;
    snprintf(text, size, "%.*Le", (int)(chance() % 2 ? 40 : 780), middle);
    return;
  }
  case 4: snprintf(text, size, "%.*a", (int)(chance() % 40), value); return;
  default: {
    static const char digits[] = "0123456789.0123456789abcdefABCDEF";
    int isHexadecimal = chance() % 2;
    char *place = text + (isHexadecimal ? snprintf(text, size, chance() % 2 ? "-0x" : "+0X") : 0);
    for (uint64_t count = chance() % 40 + 1; count; count--) {
      *place++ = digits[chance() % (isHexadecimal ? sizeof digits - 1 : 11)];
    }
    snprintf(place, 16, "%c%d", "ep"[chance() % 2], (int)(chance() % 1400) - 700);
  }
  }
}

int main(void) {
  for (int count = 0; count < 1000000; count++) {
    double x = number(), y = number(), z = chance() % 4 ? number() : -x * y;
    expect(ownRound(x), round(x), "round");
    expect(ownFma(x, y, z), fma(x, y, z), "fma");
  }
  for (int count = 0; count < 200000; count++) {
    static char text[4096];
    write(text, sizeof text);
    char *end;
    double wanted = strtod(text, &end), found;
    const char *own = _swift_stdlib_strtod_clocale(text, &found);
    if (own != end) {
      fprintf(stderr, "error: %s: expected the end at %d, found it at %d\n", text, (int)(end - text), (int)(own - text));
      return 1;
    }
    expect(found, wanted, text);
  }
  return 0;
}
