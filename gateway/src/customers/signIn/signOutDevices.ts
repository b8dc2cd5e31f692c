import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { isGone } from '../../errors/isUpstreamError.ts'
import { invalidField, notice } from '../../errors/userError.ts'
import { changeCustomer } from '../changeCustomer.ts'
import { endDevices, readDevices } from './deviceClient.ts'
import { DEVICE_ID_MAX_CHARACTERS } from '../limits.ts'

/** Signs other devices out. This one is signed out by `logout`, which also renews its session. */
export const signOutDevices: NonNullable<MutationResolvers['signOutDevices']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'signOutDevices', input }, async () => {
    const { messageLanguage: language } = context
    const deviceId = input.deviceId ?? null
    const refused = { userErrors: [invalidField(language, 'FIELD_INVALID', { field: ['deviceId'] })] }
    if (deviceId !== null) {
      if (deviceId.length > DEVICE_ID_MAX_CHARACTERS) return refused
      // The platform's keywords for several devices are not ids of one.
      const known = (await readDevices(context)).find((device) => device.deviceId === deviceId)
      if (known?.isCurrent) return refused
      if (!known) return { notices: [notice(language, 'DEVICES_SIGNED_OUT')] }
    }
    await endDevices(context, deviceId).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    return { notices: [notice(language, 'DEVICES_SIGNED_OUT')] }
  })
