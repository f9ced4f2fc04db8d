// The numeric functions of the C library for which WebAssembly has no instruction: `round`, `fma` and `strtod`.
// The results are the same as in the C library, to the last bit.

#include <stdint.h>

typedef unsigned __int128 Wide;

enum { fractionBits = 52, bias = 1023, leastExponent = -1074, greatestExponent = 971 };

static uint64_t bitsOf(double value) {
  union {
    double value;
    uint64_t bits;
  } number = {value};
  return number.bits;
}

static double ofBits(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } number = {bits};
  return number.value;
}

static double signedZero(int isNegative) { return isNegative ? -0.0 : 0.0; }

static double signedInfinity(int isNegative) { return isNegative ? -__builtin_inf() : __builtin_inf(); }

// Returns an integer of at most 2^53 times a power of two as a `double`, which can represent it exactly.
static double assembled(int isNegative, uint64_t whole, int exponent) {
  if (whole >> (fractionBits + 1)) {
    whole >>= 1;
    exponent++;
  }
  if (exponent > greatestExponent) return signedInfinity(isNegative);
  uint64_t sign = (uint64_t)isNegative << 63;
  // Without the highest bit, the number is subnormal.
  if (!(whole >> fractionBits)) return ofBits(sign | whole);
  uint64_t field = (uint64_t)(exponent + fractionBits + bias);
  return ofBits(sign | field << fractionBits | (whole & (((uint64_t)1 << fractionBits) - 1)));
}

// Returns the nearest integer. Halves are rounded away from zero.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}

// Splits a finite nonzero number into an integer of 53 bits and a power of two.
static uint64_t taken(double value, int *exponent) {
  uint64_t bits = bitsOf(value) & ~((uint64_t)1 << 63), whole = bits & (((uint64_t)1 << fractionBits) - 1);
  int field = (int)(bits >> fractionBits);
  if (field) {
    *exponent = field - bias - fractionBits;
    return whole | (uint64_t)1 << fractionBits;
  }
  int shift = __builtin_clzll(whole) - (63 - fractionBits);
  *exponent = leastExponent - shift;
  return whole << shift;
}

// Returns a nonzero integer times a power of two, rounded to a `double`. Halves are rounded to even.
static double rounded(int isNegative, Wide whole, int exponent) {
  uint64_t high = (uint64_t)(whole >> 64);
  int length = high ? 128 - __builtin_clzll(high) : 64 - __builtin_clzll((uint64_t)whole);
  // The number of bits that do not fit into a `double`. Subnormal numbers have fewer bits.
  int extra = length - fractionBits - 1;
  if (exponent + extra < leastExponent) extra = leastExponent - exponent;
  if (extra <= 0) return assembled(isNegative, (uint64_t)(whole << -extra), exponent + extra);
  if (extra > length) return signedZero(isNegative);
  Wide doubled = whole >> (extra - 1);
  uint64_t kept = (uint64_t)(doubled >> 1);
  int isAbove = (whole & (((Wide)1 << (extra - 1)) - 1)) != 0;
  if ((doubled & 1) && (isAbove || (kept & 1))) kept++;
  return assembled(isNegative, kept, exponent + extra);
}

// Returns a number shifted right. The lowest bit is also set if a bit was lost, so that results are still rounded in
// the right direction.
static Wide shiftedRight(Wide number, int count) {
  if (count >= 128) return number != 0;
  return number >> count | ((number & (((Wide)1 << count) - 1)) != 0);
}

// Returns x * y + z, rounded once. The product and the summand are integers of nearly 128 bits. The number with the
// smaller power of two is shifted to the larger power. If this loses bits, the numbers are so different that their
// difference has many more than 53 bits.
double fma(double x, double y, double z) {
  if (!__builtin_isfinite(x) || !__builtin_isfinite(y) || x == 0 || y == 0) return x * y + z;
  if (!__builtin_isfinite(z)) return z;
  if (z == 0) return x * y;
  int xExponent, yExponent, exponent, other;
  Wide product = (Wide)taken(x, &xExponent) * taken(y, &yExponent) << 20;
  exponent = xExponent + yExponent - 20;
  Wide summand = (Wide)taken(z, &other) << 72;
  other -= 72;
  int isNegative = (x < 0) != (y < 0), isOther = z < 0;
  if (exponent < other) {
    product = shiftedRight(product, other - exponent);
    exponent = other;
  } else {
    summand = shiftedRight(summand, exponent - other);
  }
  Wide sum;
  if (isNegative == isOther) {
    sum = product + summand;
  } else if (product >= summand) {
    sum = product - summand;
  } else {
    sum = summand - product;
    isNegative = isOther;
  }
  if (!sum) return 0;
  return rounded(isNegative, sum, exponent);
}

// A decimal number 0.d₀d₁d₂… times a power of ten, with enough digits for correct rounding: the midpoint of two
// `double`s has at most 767 digits, and each halving adds at most one digit.
enum { keptDigits = 800, mostDigits = 2400 };

typedef struct {
  unsigned char digits[mostDigits];
  int count;
  int point;
} Decimal;

// Removes trailing and leading zeros.
static void trim(Decimal *number) {
  int zeros = 0;
  while (number->count && !number->digits[number->count - 1]) number->count--;
  while (zeros < number->count && !number->digits[zeros]) zeros++;
  if (!zeros) return;
  for (int place = zeros; place < number->count; place++) number->digits[place - zeros] = number->digits[place];
  number->count -= zeros;
  number->point -= zeros;
}

// Multiplies by a power of two of at most 2^28.
static void multiply(Decimal *number, int power) {
  // The product has at most nine more leading digits.
  enum { added = 9 };
  uint64_t carry = 0;
  for (int place = number->count - 1; place >= 0; place--) {
    carry += (uint64_t)number->digits[place] << power;
    number->digits[place + added] = carry % 10;
    carry /= 10;
  }
  for (int place = added - 1; place >= 0; place--) {
    number->digits[place] = carry % 10;
    carry /= 10;
  }
  number->count += added;
  number->point += added;
  trim(number);
}

// Divides by a power of two of at most 2^28, exactly.
static void divide(Decimal *number, int power) {
  uint64_t rest = 0;
  int count = number->count;
  for (int place = 0; place < count || rest; place++) {
    rest = rest * 10 + (place < count ? number->digits[place] : 0);
    number->digits[place] = rest >> power;
    rest &= ((uint64_t)1 << power) - 1;
    number->count = place + 1;
  }
  trim(number);
}

// Returns the nearest `double` to a decimal number. The number is halved or doubled until it is between a half and one.
// Then it is multiplied so that its integer part has exactly the bits of a `double`.
static double nearest(Decimal *number, int isNegative) {
  trim(number);
  if (!number->count || number->point < -330) return signedZero(isNegative);
  if (number->point > 310) return signedInfinity(isNegative);
  int exponent = 0;
  while (number->point > 0) {
    int power = number->point > 9 ? 28 : 3 * number->point;
    divide(number, power);
    exponent += power;
  }
  while (number->point < 0 || number->digits[0] < 5) {
    int power = number->point < -9 ? 28 : number->point < 0 ? -3 * number->point : 1;
    multiply(number, power);
    exponent -= power;
  }
  int bits = fractionBits + 1;
  if (exponent - bits < leastExponent) bits = exponent - leastExponent;
  if (bits < 0) return signedZero(isNegative);
  for (int rest = bits; rest > 0; rest -= 28) multiply(number, rest < 28 ? rest : 28);
  uint64_t whole = 0;
  int place = 0;
  for (; place < number->point; place++) whole = whole * 10 + (place < number->count ? number->digits[place] : 0);
  // Round up above a half, or at a half if odd. A number below a tenth has no digit after the point.
  if (number->point >= 0 && place < number->count) {
    int isHalf = number->digits[place] == 5 && place + 1 == number->count;
    if (isHalf ? (int)(whole & 1) : number->digits[place] >= 5) whole++;
  }
  return assembled(isNegative, whole, exponent - bits);
}

static int isDigit(char character) { return character >= '0' && character <= '9'; }

// Skips a word, given in lower case, in a text of any case. Returns 0 if the text has another word.
static const char *behind(const char *text, const char *word) {
  for (; *word; text++, word++) {
    if ((*text | 0x20) != *word) return 0;
  }
  return text;
}

static int hexDigit(char character) {
  if (isDigit(character)) return character - '0';
  char small = character | 0x20;
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

// Reads the exponent after a letter, if there is one, and adds it to `exponent`.
static const char *behindExponent(const char *text, char letter, int *exponent) {
  const char *place = text + 1;
  if ((*text | 0x20) != letter) return text;
  int isBelow = *place == '-', number = 0;
  if (*place == '-' || *place == '+') place++;
  if (!isDigit(*place)) return text;
  for (; isDigit(*place); place++) {
    if (number < 100000000) number = number * 10 + (*place - '0');
  }
  *exponent += isBelow ? -number : number;
  return place;
}

// Reads the digits after `0x`. Returns 0 if there are none.
static const char *behindHexadecimal(const char *place, int isNegative, double *result) {
  Wide whole = 0;
  int exponent = 0, hasDigits = 0, hasPoint = 0;
  for (; hexDigit(*place) >= 0 || (*place == '.' && !hasPoint); place++) {
    if (*place == '.') {
      hasPoint = 1;
      continue;
    }
    hasDigits = 1;
    if (whole >> 120) {
      // For further digits, only the fact that they are not all zero matters.
      whole |= hexDigit(*place) != 0;
      exponent += hasPoint ? 0 : 4;
    } else {
      whole = whole << 4 | (Wide)hexDigit(*place);
      exponent -= hasPoint ? 4 : 0;
    }
  }
  if (!hasDigits) return 0;
  place = behindExponent(place, 'p', &exponent);
  *result = whole ? rounded(isNegative, whole, exponent) : signedZero(isNegative);
  return place;
}

// Parses a number like `strtod` in the C locale, except for leading blanks and the payload of a NaN in parentheses.
// Returns the end of the number, or the beginning of the text if there is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *place = text;
  int isNegative = *place == '-';
  if (*place == '-' || *place == '+') place++;
  const char *end = behind(place, "inf");
  if (end) {
    *result = signedInfinity(isNegative);
    const char *longer = behind(place, "infinity");
    return longer ? longer : end;
  }
  end = behind(place, "nan");
  if (end) {
    *result = __builtin_copysign(__builtin_nan(""), isNegative ? -1 : 1);
    return end;
  }
  if (*place == '0' && (place[1] | 0x20) == 'x') {
    end = behindHexadecimal(place + 2, isNegative, result);
    if (end) return end;
  }
  Decimal number;
  number.count = number.point = 0;
  int hasDigits = 0, hasPoint = 0, isCut = 0;
  for (; isDigit(*place) || (*place == '.' && !hasPoint); place++) {
    if (*place == '.') {
      hasPoint = 1;
      continue;
    }
    hasDigits = 1;
    int digit = *place - '0';
    // Leading zeros only move the point.
    if (!number.count && !digit) {
      number.point -= hasPoint;
      continue;
    }
    number.point += !hasPoint;
    if (number.count < keptDigits) {
      number.digits[number.count++] = (unsigned char)digit;
    } else if (digit) {
      isCut = 1;
    }
  }
  *result = 0;
  if (!hasDigits) return text;
  // The omitted digits make the number slightly larger, which is sufficient for rounding.
  if (isCut) number.digits[number.count++] = 1;
  place = behindExponent(place, 'e', &number.point);
  *result = nearest(&number, isNegative);
  return place;
}
