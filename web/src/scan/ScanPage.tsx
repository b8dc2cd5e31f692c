import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { CameraView } from './CameraView.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import { useCameraScan } from './useCameraScan.ts'
import styles from './ScanPage.module.css'

/** Result of looking up a code. */
export type ScanOutcome = 'opened' | 'unknown' | 'failed'

type ScanPageProps = Readonly<{
  /** Opens the product of a code. */
  open: (code: string) => Promise<ScanOutcome>
}>

/** Page that opens the product of a label: by camera, by photo, or by typing the code. */
export function ScanPage({ open }: ScanPageProps) {
  const intl = useIntl()
  const [outcome, setOutcome] = useState<ScanOutcome | 'unreadable' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const take = async (code: string) => {
    setOutcome(null)
    setBusy(true)
    setOutcome(await open(code))
    setBusy(false)
  }
  const camera = useCameraScan((code) => void take(code))
  const title = intl.formatMessage({ id: 'scan.title' })
  return (
    <PageBody width="reading">
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <p className={styles.lead}>{intl.formatMessage({ id: 'scan.lead' })}</p>
      <CameraView state={camera.state} videoRef={camera.videoRef} />
      <div className={styles.ways}>
        {camera.state === 'on' || camera.state === 'opening' ? null : (
          <Button isBusy={isBusy} onClick={camera.start}>
            {intl.formatMessage({ id: camera.state === 'off' ? 'scan.start' : 'scan.again' })}
          </Button>
        )}
        <PhotoField onCode={(code) => void take(code)} onUnreadable={() => setOutcome('unreadable')} />
      </div>
      <p role="alert" className={styles.outcome}>
        {outcome === null || outcome === 'opened' ? null : intl.formatMessage({ id: OUTCOME_TEXTS[outcome] })}
      </p>
      <CodeForm isBusy={isBusy} onCode={(code) => void take(code)} />
    </PageBody>
  )
}

const OUTCOME_TEXTS = {
  unknown: 'scan.unknown',
  failed: 'scan.failed',
  unreadable: 'scan.unreadable',
} as const
