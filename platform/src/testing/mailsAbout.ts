import type { TestPlatform } from './withPlatform.ts'

type Mail = Readonly<{ subject: string; body: string }>

/** Mails whose subject names an order, a return, the newest first. */
export async function mailsAbout(platform: TestPlatform, number: string): Promise<readonly Mail[]> {
  const mails = (await platform.get('/outbox')).body as unknown as readonly Mail[]
  return mails.filter(({ subject }) => subject.includes(number))
}
