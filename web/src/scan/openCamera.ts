/** Open camera. */
export type Camera = Readonly<{ stream: MediaStream; stop: () => void }>

/** Error for a browser without camera access, or a page without encryption. */
class NoCameras extends Error {
  override readonly name = 'NotSupportedError'
}

/** Opens the camera, preferably the one on the phone's back. Rejects with the browser's own error. */
export async function openCamera(devices: Pick<MediaDevices, 'getUserMedia'> | undefined): Promise<Camera> {
  if (!devices || typeof devices.getUserMedia !== 'function') throw new NoCameras('No cameras here')
  const stream = await devices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' } } })
  return { stream, stop: () => stream.getTracks().forEach((track) => track.stop()) }
}
