type GraphQLAnswer = Readonly<{
  data?: Record<string, unknown> | null
  errors?: readonly Readonly<{ message: string; path?: readonly (string | number)[]; extensions?: { code?: string } }>[]
  extensions?: Record<string, unknown>
}>

/** An answer with everything that a client could read of it. */
export type Reply = GraphQLAnswer & Readonly<{ status: number; headers: Headers; text: string }>

export type Guest = Readonly<{
  /** Sends one operation as this shopper. Throws with operation, variables and answer when the answer has errors. */
  run(query: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>
  /** The same, but returns the answer as it is. */
  send(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Reply>
  cookie(): string
}>

/** A shopper without an account, who keeps the cookie that the gateway gives. `store` names the shop front. */
export function asGuest(gateway: string, store = 'hogar', firstCookie = ''): Guest {
  let cookie = firstCookie
  const send: Guest['send'] = async (query, variables = {}, headers = {}) => {
    const response = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'x-store': store,
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    const set = response.headers.getSetCookie().map((value) => value.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    const text = await response.text()
    return { ...(JSON.parse(text) as GraphQLAnswer), status: response.status, headers: response.headers, text }
  }
  return {
    send,
    cookie: () => cookie,
    run: async (query, variables) => {
      const answer = await send(query, variables)
      if (answer.errors || !answer.data) {
        throw new Error(
          `${query}\n${JSON.stringify(variables)}\n${answer.status} ${JSON.stringify(answer.errors, null, 2)}`,
        )
      }
      return answer.data
    },
  }
}
