/** Open camera. */
export type Camera = Readonly<{ stream: MediaStream; stop: () => void }>

/** Error for a browser without camera access, or a page without encryption. */
class NoCameras extends Error {
  override readonly name = 'NotSupportedError'
}

/** The camera on the back of a phone, if there is one. */
const BACK: MediaTrackConstraints = { facingMode: { ideal: 'environment' } }

/** Opens a camera; default: preferably the one on the phone's back. Rejects with the browser's own error. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined,
  video: MediaTrackConstraints = BACK,
): Promise<Camera> {
  if (!devices || typeof devices.getUserMedia !== 'function') throw new NoCameras('No cameras here')
  const stream = await devices.getUserMedia({ audio: false, video })
  return { stream, stop: () => stream.getTracks().forEach((track) => track.stop()) }
}
