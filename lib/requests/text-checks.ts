import * as z from 'zod/mini';
import { singleLine } from './mail/clean-text';

/** Text, @, text, dot, text: the specification's pattern, and no stricter one. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Messages = { required: string; tooLong: string };

/** A name: one line. Of nothing but control characters it is none: they go before the required check. */
export function lineCheck(limit: number, { required, tooLong }: Messages) {
  return z.string().check(z.overwrite(singleLine), z.minLength(1, required), z.maxLength(limit, tooLong));
}

export function emailCheck(limit: number, { required, tooLong, format }: Messages & { format: string }) {
  return z
    .string()
    .check(z.overwrite(singleLine), z.minLength(1, required), z.maxLength(limit, tooLong), z.regex(EMAIL, format));
}

/** A text of several lines. */
export function textCheck(limit: number, { required, tooLong }: Messages) {
  return z.string().check(z.trim(), z.minLength(1, required), z.maxLength(limit, tooLong));
}
