/** Well-known numbers: the speed of light, a prime for remainders, the number of seconds in a year, and others. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    '299792458 1000000007 1000000009 998244353 31536000 31557600 31556952 86400000 604800000 149597870 149597871 384400000',
    '6371000 40075000 12742000 6674300 1299709 15485863 1664525 1013904223 1103515245 3628800 39916800 479001600',
  ].flatMap((line) => line.split(' ')),
);
const LARGEST_POWER = 64n;
/** Powers of two, and one less than each of them, such as the largest number in 32 bits. */
const POWERS: ReadonlySet<string> = new Set(
  Array.from({ length: Number(LARGEST_POWER) + 1 }, (_, power) => 2n ** BigInt(power)).flatMap((power) => [
    `${power}`,
    `${power - 1n}`,
  ]),
);
/** Round numbers such as a million, repeated digits, digits in order, and numbers of zeros and ones. */
const ROUND = /^[1-9]\d?0+$|^(\d)\1+$|^[01]+$|^0?12345678(?:90?)?$|^987654321?0?$/;

/** Whether these digits are a number with which children calculate, and so not a phone number. */
export const isKnownNumber = (digits: string): boolean =>
  ROUND.test(digits) || KNOWN.has(digits) || POWERS.has(digits);

/**
 * Numbers such as 0b1011, 0o17 and 0xff. A longer number of this kind that has only decimal digits could be a phone
 * number.
 */
export const LITERALS =
  /(?<![\p{L}\p{N}_])0(?:b[01_]+|o[0-7_]{1,8}|x(?:[\da-f_]{1,8}|[\d_]{0,16}[a-f][\da-f_]{0,16}))(?![\p{L}\p{N}_])/giu;
