import { createTransport } from 'nodemailer'
import { MAIL_STEP_TIMEOUT_MS } from './limits.ts'

export type MailServerOptions = Readonly<{
  /** `smtp://user:password@host:port`, or `smtps://`. */
  url: string
  /** Sender of all mails: an address, or `Name <address>`. */
  from: string
}>

export type Mail = Readonly<{
  id: number
  recipient: string
  /** Reply-to address, where that is not the shop. */
  replyTo: string | null
  subject: string
  html: string
  text: string
  createdAt: Date
}>

/** Result of sending a mail: `refused` is permanent, `unreachable` concerns every other mail too. */
export type MailResult =
  | Readonly<{ kind: 'sent' | 'postponed' | 'unreachable' }>
  | Readonly<{ kind: 'refused'; reply: string }>

export type MailServer = Readonly<{ send: (mail: Mail) => Promise<MailResult>; close: () => void }>

/** Errors about this mail, not about the way to the server. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE'])
const PERMANENT_FROM = 500
const SMTPS_PORT = 465
const SUBMISSION_PORT = 587
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A mail server that is spoken to by SMTP, signed in where the URL has a name. Encrypted where the server can; a password
 * goes to another machine in no other way.
 */
export function createMailServer({ url, from }: MailServerOptions): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? SMTPS_PORT : SUBMISSION_PORT),
    secure: isSecure,
    requireTLS: username !== '' && !LOOPBACK.has(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: MAIL_STEP_TIMEOUT_MS,
    connectionTimeout: MAIL_STEP_TIMEOUT_MS,
    greetingTimeout: MAIL_STEP_TIMEOUT_MS,
    socketTimeout: MAIL_STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          // As an object: a comma in an address must not make two of it.
          to: { name: '', address: mail.recipient },
          ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          // The same for every try, so that a mailbox shows a mail sent twice only once.
          messageId: `<outbox-${mail.id}-${mail.createdAt.getTime()}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { kind: 'sent' }
      } catch (error) {
        return resultOf(error)
      }
    },
    close: () => transport.close(),
  }
}

function resultOf(error: unknown): MailResult {
  const { code, responseCode, response } = errorFields(error)
  if (!ABOUT_THE_MAIL.has(code)) return { kind: 'unreachable' }
  return responseCode >= PERMANENT_FROM || responseCode === 0
    ? { kind: 'refused', reply: response }
    : { kind: 'postponed' }
}

function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { code: '', responseCode: 0, response: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const responseCode = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0
  const response = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  return { code, responseCode, response }
}

/** Returns true if host, name and password can be read from the URL of a mail server. */
export function isReadableUrl(url: string): boolean {
  try {
    const { hostname, username, password } = new URL(url)
    decodeURIComponent(username + password)
    return hostname !== ''
  } catch {
    return false
  }
}
