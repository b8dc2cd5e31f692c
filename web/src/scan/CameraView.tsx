import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import type { CameraState } from './useCameraScan.ts'
import styles from './CameraView.module.css'

type CameraViewProps = Readonly<{ state: CameraState; videoRef: RefObject<HTMLVideoElement | null> }>

const TEXTS: Readonly<Record<Exclude<CameraState, 'off'>, string>> = {
  opening: 'scan.opening',
  on: 'scan.looking',
  denied: 'scan.cameraDenied',
  missing: 'scan.cameraMissing',
  busy: 'scan.cameraBusy',
  unsupported: 'scan.cameraUnsupported',
  failed: 'scan.cameraFailed',
}

/** What the camera sees, and what is the matter with it. */
export function CameraView({ state, videoRef }: CameraViewProps) {
  const intl = useIntl()
  const isProblem = state !== 'off' && state !== 'opening' && state !== 'on'
  return (
    <div className={styles.view}>
      {/* It is always there: a stream needs it the moment it comes. */}
      <video ref={videoRef} className={state === 'on' ? styles.video : styles.hidden} muted playsInline />
      {state === 'on' ? <span className={styles.frame} aria-hidden="true" /> : null}
      <output className={isProblem ? styles.problem : styles.text}>
        {isProblem ? <Icon name="warning" size={20} /> : null}
        {state === 'off' ? null : <span>{intl.formatMessage({ id: TEXTS[state] })}</span>}
      </output>
    </div>
  )
}
