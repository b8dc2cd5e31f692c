import type { CameraState } from './useCamera.ts'

/** Ids of the messages of a camera that shows nothing; null while it is off or on. */
export const CAMERA_TEXTS = {
  off: null,
  on: null,
  opening: 'creditSteps.cameraOpening',
  denied: 'creditSteps.cameraDenied',
  missing: 'creditSteps.cameraMissing',
  busy: 'creditSteps.cameraBusy',
  unsupported: 'creditSteps.cameraUnsupported',
  failed: 'creditSteps.cameraFailed',
} as const satisfies Record<CameraState, string | null>
