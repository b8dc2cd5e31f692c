import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'

const Instant = Type.String({ description: 'ISO 8601' })
const Steps = Type.Object({
  /** When the telephone was confirmed by an SMS code. */
  telephoneAt: Type.Optional(Instant),
  /** Time at the address, one of `ADDRESS_AGES`. */
  addressAge: Type.Optional(Type.String()),
  /** Code of the life insurance. */
  insurance: Type.Optional(Type.String()),
  /** Version of the texts that were agreed to. */
  consentVersion: Type.Optional(Type.String()),
  /** Code of the promoter or seller who brought the application. */
  seller: Type.Optional(Type.String()),
  /** Challenge of a live test that waits for its pictures. */
  challenge: Type.Optional(Type.Object({ id: Type.String(), moves: Type.Array(Type.String()), expiresAt: Instant })),
  /** When a live test was passed. */
  liveTestAt: Type.Optional(Instant),
})

/** State of an application's steps, without personal data. */
export type ApplicationSteps = Static<typeof Steps>

const validator = Compile(Steps)

/** Reads the steps of a row. @throws Error when they have another form. */
export function readSteps(value: unknown): ApplicationSteps {
  if (!validator.Check(value)) throw new Error('The steps of an application have another form')
  return value
}
