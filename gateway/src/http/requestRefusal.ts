import type { GraphQLError } from 'graphql'

type How = Readonly<{
  /** Set where HTTP itself has a word for it; left out, the media type decides between 200 and 400. */
  status?: number
  headers?: Readonly<Record<string, string>>
}>

/** A request that is answered with errors and no `data`, because nothing was executed. */
export class RequestRefusal extends Error {
  readonly errors: readonly GraphQLError[]
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(errors: readonly GraphQLError[], { status, headers = {} }: How = {}) {
    super(errors.map((error) => error.message).join('\n'))
    this.name = 'RequestRefusal'
    this.errors = errors
    this.status = status
    this.headers = headers
  }
}
