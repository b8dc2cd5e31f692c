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

/** Camera picture, or the message of its state. */
export function CameraView({ state, videoRef }: CameraViewProps) {
  const intl = useIntl()
  const isProblem = state !== 'off' && state !== 'opening' && state !== 'on'
  return (
    <div className={styles.view}>
      {/* Always rendered: a stream needs the element as soon as it opens. */}
      <video ref={videoRef} className={state === 'on' ? styles.video : styles.hidden} muted playsInline />
      {state === 'on' ? <span className={styles.frame} aria-hidden="true" /> : null}
      <output className={isProblem ? styles.problem : styles.text}>
        {isProblem ? <Icon name="warning" size={20} /> : null}
        {state === 'off' ? null : <span>{intl.formatMessage({ id: TEXTS[state] })}</span>}
      </output>
    </div>
  )
}
