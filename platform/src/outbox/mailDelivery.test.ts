import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { deliverMails } from './deliverMails.ts'
import { forgetOldMessages } from './forgetOldMessages.ts'
import { MAIL_STALE_HOURS, OUTBOX_KEPT_DAYS, SMS_KEPT_HOURS } from './limits.ts'
import { createMailServer } from './mailServer.ts'
import type { MailServer } from './mailServer.ts'
import { startMailDelivery } from './startMailDelivery.ts'
import { GIFT_CARD_MAIL, writeMail } from './writeMail.ts'

const HOUR_MS = 3_600_000
const ORIGIN = 'https://shop.example'
const platform = withPlatform()
const db = () => platform.database().db

type Received = Readonly<{ to: readonly string[]; user: unknown; text: string }>
let received: Received[] = []
/** SMTP codes with which the server refuses recipients. */
let refusals: ReadonlyMap<string, number> = new Map()
let smtp: SMTPServer
let url: string
let server: MailServer
const logged: string[] = []

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'se:cret' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      const code = refusals.get(address)
      done(code === undefined ? null : Object.assign(new Error('not here'), { responseCode: code }))
    },
    onData: (stream, session: SMTPServerSession, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, user: session.user, text: Buffer.concat(chunks).toString() })
        done(null)
      })
    },
  })
  smtp.on('error', () => undefined)
  const listener = smtp.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
beforeEach(async () => {
  received = []
  refusals = new Map()
  logged.length = 0
  await db().deleteFrom('outbox').execute()
  server = createMailServer({ url, from: 'Hogar <shop@hogar.example>' })
})
afterEach(() => server.close())

type Message = Readonly<{
  recipient?: string
  channel?: 'email' | 'sms'
  body?: string
  reply_to?: string
  created_at?: Date
  sent_at?: Date
  once?: string
}>
const put = (...messages: Message[]) =>
  db()
    .insertInto('outbox')
    .values(
      messages.map((message) => ({ channel: 'email' as const, recipient: 'ana@example.com', subject: 'Your order 1', body: '<h1>Thanks</h1><p>See <a href="https://shop.example/receipt?proof=x">the receipt</a>.</p>', ...message })),
    )
    .execute() // prettier-ignore
const deliver = (via = server) =>
  deliverMails({
    db: db(),
    server: via,
    shopOrigin: ORIGIN,
    log: (message) => logged.push(message),
    isStopping: () => false,
  })
const kept = () => db().selectFrom('outbox').selectAll().orderBy('id').execute()
/** Parts of a message as it arrived, decoded. */
async function partsOf(message: string) {
  const bodies = message.split(/^--[^\r\n]+-Part_\d+(?:--)?\r?$/m)
  const decoded = bodies.slice(1).map((body) => {
    const [head = '', ...rest] = body.split(/\r?\n\r?\n/)
    const raw = rest.join('\n\n')
    const content = /base64/i.test(head) ? Buffer.from(raw, 'base64').toString() : unquoted(raw)
    return { head, content: content.replaceAll('\r\n', '\n') }
  })
  const part = (type: string) => decoded.find(({ head }) => head.includes(type))?.content ?? ''
  const subject = /^Subject: (.*)\r?$/m.exec(message)?.[1]?.trim()
  return { subject, text: part('text/plain'), html: part('text/html') }
}
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
/** As if the time of the next try had come. */
const letTimePass = () =>
  db()
    .updateTable('outbox')
    .set({ next_try_at: new Date(0) })
    .execute()

describe('a mail', () => {
  test('reaches its recipient once, as HTML and as text', async () => {
    await put({})
    await deliver()
    await letTimePass()
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([['ana@example.com']])
    const text = received[0]?.text ?? ''
    for (const part of ['From: Hogar <shop@hogar.example>', 'Subject: Your order 1', 'text/plain', 'text/html'])
      expect(text).toContain(part)
    expect(text).toMatch(/THANKS[^<]*the receipt \[https:\/\/shop\.example\/receipt\?proof=3?D?x\]/s)
    expect(await kept()).toMatchObject([{ tries: 1, refusal: null, sent_at: expect.any(Date) }])
  })

  test('of a store has its layout in one part and the same words as plain text in the other', async () => {
    const content = {
      preheader: 'Kurz gesagt',
      title: 'Grüße & <b>Dank</b>',
      blocks: [
        { kind: 'paragraph' as const, text: 'Erste Zeile' },
        { kind: 'action' as const, label: 'Ansehen', href: '/receipt?proof=x', isPrimary: true },
        { kind: 'action' as const, label: 'Falle', href: 'javascript:alert(1)', isPrimary: false },
      ],
    }
    const mail = { store: storeOrDefault('de'), recipient: 'jan@example.com', subject: 'Hallo\r\nBcc: x@y.z', content }
    await writeMail(db(), { ...mail, once: 'greeting:1' })
    await writeMail(db(), { ...mail, once: 'greeting:1' })
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([['jan@example.com']])
    const { subject, text, html } = await partsOf(received[0]?.text ?? '')
    expect(subject).toBe('Hallo Bcc: x@y.z')
    expect(html).toContain('<html lang="de-DE">')
    expect(html).toContain('Grüße &amp; &lt;b&gt;Dank&lt;/b&gt;')
    expect(html).toContain('href="https://shop.example/de/receipt?proof=x"')
    expect(html).toMatch(/max-width:600px.*Hogar.*Deutschland.*Impressum/s)
    expect(text).toMatch(
      /^Hogar Deutschland\n\nGRÜSSE & <B>DANK<\/B>\n\nErste Zeile\n\nAnsehen: https:\/\/shop\.example\/de\/receipt\?proof=x\n/,
    )
    expect(html + text).not.toContain('javascript:')
  })

  test('that has left is kept without its words, whose links open accounts', async () => {
    const mail = { recipient: 'jan@example.com', subject: 'Hallo' }
    const action = { kind: 'action' as const, label: 'Neu', href: '/create-password?resetToken=x', isPrimary: true }
    const content = { preheader: '', title: 'Hallo', blocks: [action] }
    await writeMail(db(), { ...mail, store: storeOrDefault('de'), content })
    await put({}, { recipient: 'gone@example.com' })
    refusals = new Map([['gone@example.com', 550]])
    await deliver()
    expect(received.map(({ text }) => text.includes('resetToken'))).toEqual([true, false])
    expect(await kept()).toMatchObject([
      { ...mail, body: '', content: null, sent_at: expect.any(Date) },
      { body: '', content: null, sent_at: expect.any(Date) },
      { recipient: 'gone@example.com', body: expect.stringContaining('receipt'), sent_at: null },
    ])
  })

  test('has its writer as Reply-To: one address, and no further header', async () => {
    await put({ reply_to: 'eva@example.com' }, {}, { reply_to: 'eva@example.com\r\nBcc: mallory@example.com' })
    await deliver()
    const answers = received.map(({ text }) => /^Reply-To: (.*)$/im.exec(text)?.[1]?.trim())
    expect(answers.slice(0, 2)).toEqual(['eva@example.com', undefined])
    expect(received.map(({ text }) => text).join('\n')).not.toMatch(/^Bcc:/im)
  })

  test('is sent under the same Message-ID whenever it is tried', async () => {
    await put({})
    await deliver()
    await db().updateTable('outbox').set({ sent_at: null }).execute()
    await letTimePass()
    await deliver()
    const ids = received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^<outbox-\d+-\d+@hogar\.example>/)
    expect(new Set(ids).size).toBe(1)
  })

  test('goes to one address, with any characters in it', async () => {
    await put(
      { recipient: 'ana@example.com, eve@example.com' },
      { recipient: 'ana@example.com\r\nBcc: eve@example.com' },
    )
    await deliver()
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
    expect(received.map(({ text }) => text).join('\n')).not.toMatch(/^Bcc:/im)
  })

  test('is not sent twice by platforms that look at the same moment', async () => {
    const recipients = Array.from({ length: 12 }, (_, at) => `buyer${at}@example.com`)
    await put(...recipients.map((recipient) => ({ recipient })))
    const other = createMailServer({ url, from: 'shop@hogar.example' })
    await Promise.all([deliver(), deliver(other), deliver()])
    other.close()
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted())
  })

  test('that is too old, or is an SMS, stays where it is', async () => {
    const old = new Date(Date.now() - (MAIL_STALE_HOURS + 1) * HOUR_MS)
    await put({ created_at: old }, { channel: 'sms' })
    await deliver()
    expect(received).toEqual([])
    expect(await kept()).toMatchObject([{ tries: 0 }, { tries: 0 }])
  })
})

describe('what a server does not take', () => {
  test('for good is not tried again, and delays no other mail', async () => {
    refusals = new Map([['gone@example.com', 550]])
    await put({ recipient: 'gone@example.com' }, {})
    await deliver()
    await letTimePass()
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([['ana@example.com']])
    expect(await kept()).toMatchObject([
      { tries: 1, sent_at: null, refusal: expect.stringContaining('550') },
      { tries: 1 },
    ])
    expect(logged).toEqual([expect.stringMatching(/^mail \d+ was refused for good$/)])
  })

  test('for now is tried again, later each time', async () => {
    refusals = new Map([['full@example.com', 452]])
    await put({ recipient: 'full@example.com' })
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await deliver()
      await deliver()
      const [mail] = await kept()
      waits.push(Math.round(((mail?.next_try_at.getTime() ?? 0) - Date.now()) / 60_000))
      await letTimePass()
    }
    expect(waits).toEqual([2, 4, 8])
    refusals = new Map()
    await deliver()
    expect(received).toHaveLength(1)
  })

  test.each([
    ['nobody listens', 'smtp://127.0.0.1:1'],
    ['the password is wrong', 'smtp://shop:wrong@127.0.0.1'],
  ])('because %s: nothing is lost, and no mail after the first is tried', async (_, broken) => {
    const at = new URL(broken)
    if (at.port === '') at.port = new URL(url).port
    const other = createMailServer({ url: at.href, from: 'shop@hogar.example' })
    await put({}, {})
    await deliver(other)
    other.close()
    expect(await kept()).toMatchObject([{ tries: 1, refusal: null, sent_at: null }, { tries: 0 }])
    expect(logged).toEqual(['the mail server cannot be reached, or rejects the login'])
    await letTimePass()
    await deliver()
    expect(received).toHaveLength(2)
  })
})

test('name and password of the URL sign in', async () => {
  const at = new URL(url)
  at.username = 'shop'
  at.password = encodeURIComponent('se:cret')
  const other = createMailServer({ url: at.href, from: 'shop@hogar.example' })
  await put({})
  await deliver(other)
  other.close()
  expect(received).toMatchObject([{ user: 'shop' }])
})

test('mails leave by themselves until the platform stops; what is not sent then waits for the next start', async () => {
  const errors: unknown[] = []
  const stop = startMailDelivery({
    db: db(),
    server,
    shopOrigin: ORIGIN,
    log: () => undefined,
    onError: (error) => errors.push(error),
    pollMs: 5,
  })
  await put({})
  await expect.poll(() => received.length).toBe(1)
  await stop()
  await put({})
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([received.length, errors]).toEqual([1, []])
})

test('an SMS is forgotten once its code is over', async () => {
  const old = new Date(Date.now() - (SMS_KEPT_HOURS * HOUR_MS + 1_000))
  await put(
    { channel: 'sms', recipient: '+523312345678', created_at: old },
    { channel: 'sms', recipient: '+523387654321' },
    { created_at: old },
  )
  await forgetOldMessages(db())
  expect((await kept()).map(({ recipient }) => recipient)).toEqual(['+523387654321', 'ana@example.com'])
})

test('mails are forgotten in time, whether they have left or are too old to', async () => {
  const old = new Date(Date.now() - (OUTBOX_KEPT_DAYS + 1) * 24 * HOUR_MS)
  const stale = new Date(Date.now() - (MAIL_STALE_HOURS + 1) * HOUR_MS)
  await put(
    { created_at: old, recipient: 'never-left@example.com' },
    { created_at: old, recipient: 'left@example.com', sent_at: old },
    { created_at: stale, recipient: 'stale@example.com' },
    { created_at: old, recipient: 'card@example.com', once: `${GIFT_CARD_MAIL}1` },
    {},
  )
  await forgetOldMessages(db())
  expect((await kept()).map(({ recipient }) => recipient)).toEqual([
    'stale@example.com',
    'card@example.com',
    'ana@example.com',
  ])
})
