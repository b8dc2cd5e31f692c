import { createContext } from 'react'
import { cameras } from '../device/sensors/cameras.ts'
import type { NativeDetectorClass } from './createCodeReader.ts'

declare global {
  interface Window {
    BarcodeDetector?: NativeDetectorClass
  }
}

/** Browser functions that scanning needs; tests provide their own. */
export type ScanningBrowser = Readonly<{
  devices: () => Pick<MediaDevices, 'getUserMedia'> | undefined
  detector: () => NativeDetectorClass | undefined
  openPhoto: (file: Blob) => Promise<ImageBitmap>
}>

export const ScanningBrowserContext = createContext<ScanningBrowser>({
  devices: cameras,
  detector: () => window.BarcodeDetector,
  openPhoto: (file) => createImageBitmap(file),
})
