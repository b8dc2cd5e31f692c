import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'

const Fact = Type.Object({ label: Type.String(), value: Type.String(), isStrong: Type.Optional(Type.Boolean()) })
const Line = Type.Object({
  quantity: Type.Number(),
  name: Type.String(),
  details: Type.Array(Type.String()),
  amount: Type.Union([Type.String(), Type.Null()]),
})
const Total = Type.Object({ title: Type.String(), amount: Type.String(), isGrand: Type.Boolean() })

const Block = Type.Union([
  Type.Object({ kind: Type.Literal('heading'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('paragraph'), text: Type.String() }),
  /** Small print. */
  Type.Object({ kind: Type.Literal('note'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('address'), lines: Type.Array(Type.String()) }),
  Type.Object({ kind: Type.Literal('facts'), rows: Type.Array(Fact) }),
  /** A link: absolute, or a path of the store. The primary action of a mail is a button. */
  Type.Object({
    kind: Type.Literal('action'),
    label: Type.String(),
    href: Type.String(),
    isPrimary: Type.Boolean(),
  }),
  Type.Object({ kind: Type.Literal('lines'), lines: Type.Array(Line), totals: Type.Array(Total) }),
])

const MailContent = Type.Object({
  /** One line that mail programs show beside the subject. */
  preheader: Type.String(),
  title: Type.String(),
  blocks: Type.Array(Block),
})

export type MailBlock = Static<typeof Block>
/** Content of a mail, without its layout: both of its parts are rendered from it. Plain text everywhere. */
export type MailContent = Static<typeof MailContent>

const validator = Compile(MailContent)

/** Reads content as the outbox stores it; null for messages without any. */
export function parseMailContent(value: unknown): MailContent | null {
  return validator.Check(value) ? value : null
}
