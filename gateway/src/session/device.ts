import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createSeal } from './createSeal.ts'
import { DEVICE_ACCOUNTS_MAX, DEVICE_TTL_SECONDS, SEALED_DEVICE_MAX_CHARACTERS } from './limits.ts'
import { canonicalEmail } from './canonicalEmail.ts'

const deviceSchema = v.object({
  deviceId: v.pipe(v.string(), v.uuid()),
  /** Keyed hashes of the accounts opened on this device, latest first. */
  accountIds: v.pipe(v.array(v.string()), v.maxLength(DEVICE_ACCOUNTS_MAX), v.readonly()),
})

type DeviceContent = Readonly<v.InferOutput<typeof deviceSchema>>

/** Browser that records in a cookie of its own which accounts were opened on it: for attempt limits only. */
export type Device = Readonly<{
  /** Returns device and account, if the account was opened here before; else null. */
  knownAs(storeCode: string, email: string): Promise<Readonly<{ deviceId: string; accountId: string }> | null>
  /** Records that an account was opened here. */
  remember(storeCode: string, email: string): Promise<void>
  /** Returns the new content of the cookie; null if it does not change. */
  sealed(): Promise<string | null>
}>

export type Devices = ReturnType<typeof createDevices>

/** Creates the reader of device cookies. Their content cannot be read or forged without the secret. */
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
    /** Returns the device of a request. Its cookie is opened when needed: by sign-ins only. */
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
