import * as v from 'valibot'
import { cleanText } from './cleanText.ts'
import {
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PASSWORD_MIN_CLASSES,
} from './limits.ts'

/** Reason why a field of an account was refused; web and gateway each have their own texts for it. */
export type AccountFault = 'required' | 'tooLong' | 'name' | 'passwordLength' | 'passwordClasses'

const fault = (name: AccountFault): AccountFault => name
const HAS_LETTER = /\p{L}/u
const NAME = /^[\p{L}\p{M}\p{Join_Control} .,·&'’‘´`ʼ′‐‑–-]+$/u
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/**
 * A name that a person has: letters, and what stands between them, apostrophes and hyphens of every keyboard among it. One
 * letter is enough: there are such names.
 */
export const nameSchema = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.minLength(1, fault('required')),
  v.maxLength(NAME_MAX_CHARACTERS, fault('tooLong')),
  v.check((text) => text === '' || (HAS_LETTER.test(text) && NAME.test(text)), fault('name')),
)

/**
 * A password for an account: 8 characters or more, of at least three kinds (lower case, upper case, digits, others), a
 * capital letter and a digit among them. Nothing is trimmed.
 */
export const passwordSchema = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length >= PASSWORD_MIN_CHARACTERS, fault('passwordLength')),
  v.maxLength(PASSWORD_MAX_CHARACTERS, fault('tooLong')),
  v.check(
    (text) => CLASSES.filter((characters) => characters.test(text)).length >= PASSWORD_MIN_CLASSES,
    fault('passwordClasses'),
  ),
  v.regex(/\p{Lu}/u, fault('passwordClasses')),
  v.regex(/\p{Nd}/u, fault('passwordClasses')),
)
