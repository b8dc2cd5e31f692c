/** A request that a client has sent, and its answer. */
export type RecordedRequest = {
  url: string
  method: string
  headers: Headers
  body: string
  answer?: Response
}

/** A `fetch` for a client under test that notes what it sends. */
export function recordingFetch(): Readonly<{ requests: RecordedRequest[]; fetch: typeof fetch }> {
  const requests: RecordedRequest[] = []
  return {
    requests,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const recorded: RecordedRequest = {
        url,
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? init.body : '',
      }
      requests.push(recorded)
      recorded.answer = await fetch(input, init)
      return recorded.answer
    },
  }
}
