import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

test('every variable has a default; empty counts as not set', () => {
  const env = parseEnv({ PLATFORM_PORT: '', DATABASE_URL: '' })
  expect(env).toMatchObject({
    host: '127.0.0.1',
    port: 5000,
    databaseUrl: null,
    nodeEnv: 'development',
    logLevel: 'info',
    warmsUpPictures: true,
    seedProducts: null,
  })
  expect(env.dataDirectory).toMatch(/\/\.data$/)
})

test('what is set counts; a relative data directory is meant from the repository', () => {
  const env = parseEnv({
    PLATFORM_PORT: '5001',
    DATABASE_URL: 'postgres://u@h/d',
    DATA_DIR: '/var/x',
    NODE_ENV: 'production',
    PICTURES_WARM_UP: '0',
    SEED_PRODUCTS: '100000',
  })
  expect(env).toMatchObject({
    port: 5001,
    databaseUrl: 'postgres://u@h/d',
    dataDirectory: '/var/x',
    nodeEnv: 'production',
    warmsUpPictures: false,
    seedProducts: 100_000,
  })
  expect(
    parseEnv({ SMTP_URL: 'smtps://shop:pw@mail.example:465', MAIL_FROM: 'Hogar <shop@mail.example>' }),
  ).toMatchObject({
    mailServer: { url: 'smtps://shop:pw@mail.example:465', from: 'Hogar <shop@mail.example>' },
  })
})

describe('bad values', () => {
  const messageOf = (variables: Record<string, string>) => {
    try {
      parseEnv(variables)
    } catch (error) {
      return error instanceof EnvError ? error.message : String(error)
    }
    return 'accepted'
  }
  test('are all named, with what was expected', () => {
    const message = messageOf({ PLATFORM_PORT: '70000', NODE_ENV: 'prod', LOG_LEVEL: 'loud' })
    expect(message.split('\n')).toEqual([
      'PLATFORM_PORT: got "70000", expected a port, 0 to 65535',
      'NODE_ENV: got "prod", expected development, test or production',
      'LOG_LEVEL: got "loud", expected fatal, error, warn, info, debug, trace or silent',
    ])
  })
  test('a seed without end is refused', () => {
    expect(messageOf({ SEED_PRODUCTS: '1e9' })).toContain('SEED_PRODUCTS: got "1e9", expected how many products')
    expect(messageOf({ SEED_PRODUCTS: '-5' })).toContain('SEED_PRODUCTS')
  })
  test('a mail server needs a name to send in, and its password is never shown', () => {
    expect(messageOf({ SMTP_URL: 'smtp://shop:secret@mail.example' })).toBe(
      'MAIL_FROM: got undefined, expected an address, or Name <address>, wherever SMTP_URL is set',
    )
    const message = messageOf({ SMTP_URL: 'http://shop:secret@mail.example', MAIL_FROM: 'Hogar <a@b>, c@d' })
    expect(message).toContain('SMTP_URL: got a value, expected smtp')
    expect(message).toContain('MAIL_FROM: got "Hogar <a@b>, c@d"')
    expect(message).not.toContain('secret')
    for (const SMTP_URL of ['smtp://', 'smtp://a:%zz@mail.example', 'smtp://a:b@mail.example:port'])
      expect(messageOf({ SMTP_URL, MAIL_FROM: 'a@b' })).toContain('SMTP_URL: got a value')
  })
  test('a key of moderators is not the one of development in production, and is never shown', () => {
    const refused = 'MODERATION_KEY: got a value, expected 16 to 200 letters, digits, _ and -'
    expect(messageOf({ MODERATION_KEY: 'secret/+in/base64==' })).toContain(refused)
    const { moderationKey } = parseEnv({})
    expect(messageOf({ NODE_ENV: 'production', MODERATION_KEY: moderationKey ?? '' })).toContain(refused)
    expect(messageOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://shop:secret@traces.example' })).toContain('got a value')
  })
  test('a key of credit has 32 bytes, and is never shown', () => {
    const key = Buffer.alloc(32, 1).toString('base64')
    expect(parseEnv({ CREDIT_KEY: `${key}, ${key}` }).creditKeys).toHaveLength(2)
    expect(parseEnv({ SPEI_PROCESSING_HOURS: '0' }).speiProcessingHours).toBe(0)
    expect(parseEnv({}).speiProcessingHours).toBe(4)
    expect(parseEnv({}).creditKeys).toBeNull()
    for (const CREDIT_KEY of [`${key},c2hvcnQ=`, `${key},`, 'no key'])
      expect(messageOf({ CREDIT_KEY })).toBe(
        'CREDIT_KEY: got a value, expected 32 bytes in base64, several separated by commas',
      )
  })
  test('decisions on credit take business days, unless they are made at once', () => {
    expect(parseEnv({}).decidesCreditAtOnce).toBe(false)
    expect(parseEnv({ CREDIT_DECISIONS: 'at-once' }).decidesCreditAtOnce).toBe(true)
    expect(messageOf({ CREDIT_DECISIONS: 'never' })).toBe(
      'CREDIT_DECISIONS: got "never", expected business-days or at-once',
    )
  })
  test('never show a connection string: it may hold a password', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://root:secret@host/db' })
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('secret')
  })
})
