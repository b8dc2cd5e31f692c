import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createSeal } from './createSeal.ts'
import { DEVICE_ACCOUNTS_MAX, DEVICE_TTL_SECONDS, SEALED_DEVICE_MAX_CHARACTERS } from './limits.ts'
import { canonicalEmail } from './canonicalEmail.ts'

const deviceSchema = v.object({
  deviceId: v.pipe(v.string(), v.uuid()),
  /** Keyed hashes of the accounts that were opened on it, the latest first. */
  accountIds: v.pipe(v.array(v.string()), v.maxLength(DEVICE_ACCOUNTS_MAX), v.readonly()),
})

type DeviceContent = Readonly<v.InferOutput<typeof deviceSchema>>

/** A browser that remembers, in a cookie of its own, that accounts were opened on it: for attempt limits alone. */
export type Device = Readonly<{
  /** The device and the account, if that was opened here before; else null. */
  knownAs(storeCode: string, email: string): Promise<Readonly<{ deviceId: string; accountId: string }> | null>
  /** Notes that an account was opened here. */
  remember(storeCode: string, email: string): Promise<void>
  /** What the cookie is to hold from now on; null where it stays as it is. */
  sealed(): Promise<string | null>
}>

export type Devices = ReturnType<typeof createDevices>

/** Opens the devices of requests by their cookies. Nothing in a cookie can be read, or made up, without the secret. */
export function createDevices(secrets: readonly string[]) {
  const { seal, open } = createSeal<DeviceContent>(secrets, {
    schema: deviceSchema,
    ttlSeconds: DEVICE_TTL_SECONDS,
    maxCharacters: SEALED_DEVICE_MAX_CHARACTERS,
  })
  const accountIdsOf = (storeCode: string, email: string) => {
    const account = JSON.stringify(['device', storeCode, canonicalEmail(email)])
    return secrets.map((secret) => createHmac('sha256', secret).update(account).digest('base64url'))
  }
  return {
    /** The device of a request. Its cookie is opened when that is needed: by sign-ins alone. */
    deviceOf(cookie: string | undefined): Device {
      let content: Promise<DeviceContent | null> | null = null
      let isChanged = false
      const read = () => (content ??= cookie === undefined ? Promise.resolve(null) : open(cookie))
      return {
        knownAs: async (storeCode, email) => {
          const device = await read()
          const accountId = accountIdsOf(storeCode, email).find((id) => device?.accountIds.includes(id))
          return device && accountId !== undefined ? { deviceId: device.deviceId, accountId } : null
        },
        remember: async (storeCode, email) => {
          const { deviceId, accountIds } = (await read()) ?? { deviceId: randomUUID(), accountIds: [] }
          const [accountId = '', ...olderIds] = accountIdsOf(storeCode, email)
          const others = accountIds.filter((known) => known !== accountId && !olderIds.includes(known))
          content = Promise.resolve({ deviceId, accountIds: [accountId, ...others].slice(0, DEVICE_ACCOUNTS_MAX) })
          isChanged = true
        },
        sealed: async () => {
          const device = isChanged ? await read() : null
          return device && seal(device)
        },
      }
    },
  }
}
