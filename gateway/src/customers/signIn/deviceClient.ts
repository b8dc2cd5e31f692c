import * as v from 'valibot'
import type { RequestScope } from '../../app/requestScope.ts'
import { instant } from '../../parse/instant.ts'
import { DEVICES_MAX } from '../limits.ts'
import type { CustomerDeviceMapper } from '../mappers.ts'

type DeviceScope = Pick<RequestScope, 'upstream'>

const moment = v.pipe(
  v.string(),
  v.transform((text) => instant(text)),
  v.string(),
)

const deviceSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  device: v.fallback(v.pipe(v.string(), v.trim()), ''),
  created_at: moment,
  used_at: moment,
  is_current: v.fallback(v.boolean(), false),
})

const listSchema = v.object({ items: v.array(v.unknown()) })

/** Returns the devices with the account open, most recently used first. Drops malformed entries. */
export async function readDevices({ upstream }: DeviceScope): Promise<readonly CustomerDeviceMapper[]> {
  const parsed = v.safeParse(listSchema, await upstream.call('customerSessions'))
  const items = parsed.success ? parsed.output.items.slice(0, DEVICES_MAX) : []
  return items.flatMap((item) => {
    const device = v.safeParse(deviceSchema, item)
    if (!device.success) return []
    const { id, device: name, created_at: signedInAt, used_at: usedAt, is_current: isCurrent } = device.output
    return { deviceId: id, name: name || null, signedInAt, usedAt, isCurrent }
  })
}

/** Signs a device out, or with null all but this one. Throws UpstreamRefusal 404 for a device that is gone. */
export async function endDevices({ upstream }: DeviceScope, deviceId: string | null): Promise<void> {
  await upstream.call('customerSessionEnd', { path: { sessionId: deviceId ?? 'others' } })
}
