import { useState } from 'react'
import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'
import { type NoPlace, locateDevice } from '../../device/locateDevice.ts'

/** Place of the device: not asked for, being asked for, known, or the reason why it is not. */
export type DevicePlace = 'idle' | 'asking' | NoPlace | GeoPoint

export type DevicePlaceState = Readonly<{
  place: DevicePlace
  /** Asks the device, which asks the shopper. */
  ask: () => void
  forget: () => void
}>

/** React hook that returns the place of the device. Asks for it only when told to, and keeps it on the page alone. */
export function useDevicePlace(): DevicePlaceState {
  const [place, setPlace] = useState<DevicePlace>('idle')
  const ask = () => {
    setPlace('asking')
    void locateDevice().then((found) => setPlace((now) => (now === 'asking' ? found : now)))
  }
  return { place, ask, forget: () => setPlace('idle') }
}
