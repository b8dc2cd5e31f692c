import { createContext } from 'react'
import { cameras } from '../../../../device/sensors/cameras.ts'
import { type Picture, drawnPicture } from './drawnPicture.ts'

/** Browser functions that pictures need; tests provide their own. */
export type PictureDevices = Readonly<{
  cameras: () => Pick<MediaDevices, 'getUserMedia'> | undefined
  /** Decodes a photo. Rejects if the file is no picture. */
  openPhoto: (file: Blob) => Promise<Picture>
  /** Returns the frame that a camera shows now. */
  frameOf: (video: HTMLVideoElement) => Picture
}>

export const PictureDevicesContext = createContext<PictureDevices>({
  cameras,
  openPhoto: async (file) => {
    const bitmap = await createImageBitmap(file)
    const picture = drawnPicture(bitmap, bitmap)
    bitmap.close()
    return picture
  },
  frameOf: (video) => drawnPicture(video, { width: video.videoWidth, height: video.videoHeight }),
})
