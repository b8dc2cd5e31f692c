type Message = Readonly<{ channel: string; body: string }>

/** Returns the SMS texts that were sent to a Mexican number of ten digits, the newest first. */
export async function messagesTo(platform: string, telephone: string): Promise<readonly string[]> {
  const answer = await fetch(`${platform}/outbox?recipient=${encodeURIComponent(`+52${telephone}`)}`)
  return ((await answer.json()) as Message[]).filter(({ channel }) => channel === 'sms').map(({ body }) => body)
}

/** The code of the last SMS to a number. */
export async function smsCodeTo(platform: string, telephone: string): Promise<string> {
  const [text = ''] = await messagesTo(platform, telephone)
  const code = /^\d{4}(?= )/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${telephone}: ${text}`)
  return code
}
