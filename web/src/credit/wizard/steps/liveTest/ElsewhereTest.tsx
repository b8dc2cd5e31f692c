import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { QrPicture } from '../../../../design/pictures/QrPicture.tsx'
import { useOrigin } from '../../../../routing/OriginContext.tsx'
import { useStorePath } from '../../../../routing/useStorePath.ts'
import { RESUME_PATH } from '../../../requests/requestPaths.ts'
import { useElsewhereTest } from './useElsewhereTest.ts'
import { StepButtons } from '../StepButtons.tsx'
import styles from './LiveTest.module.css'

type ElsewhereTestProps = Readonly<{
  /** Number of the application. */
  folio: string
  onPassed: () => void
  /** Leads back to the test on this device. */
  onBack: () => void
}>

/** How to make the live test on another telephone: where to open the application there, and with which number. */
export function ElsewhereTest({ folio, onPassed, onBack }: ElsewhereTestProps) {
  const { formatMessage } = useIntl()
  const storePath = useStorePath()
  const url = `${useOrigin()}${storePath(RESUME_PATH)}`
  const address = url.replace(/^\w+:\/\//, '')
  const { state, isAsking, check } = useElsewhereTest(onPassed)
  const isRefused = state === 'missing' || state === 'unreachable'
  return (
    <>
      <h3 className={styles.move}>
        <FormattedMessage id="creditSteps.elsewhere" />
      </h3>
      <ol className={styles.facts}>
        <li>
          <FormattedMessage
            id="creditSteps.elsewhereOpen"
            values={{ address: <strong className={styles.address}>{address}</strong> }}
          />
          <QrPicture
            className={styles.qr}
            text={url}
            label={formatMessage({ id: 'creditSteps.elsewhereQr' }, { address })}
          />
        </li>
        <li>
          <FormattedMessage id="creditSteps.elsewhereName" values={{ folio: <strong>{folio}</strong> }} />
        </li>
        <li>
          <FormattedMessage id="creditSteps.elsewhereDo" />
        </li>
      </ol>
      <output className={styles.muted}>{isRefused ? null : formatMessage({ id: TEXTS[state] })}</output>
      {isRefused ? (
        <p role="alert" className={styles.problem}>
          {formatMessage({ id: TEXTS[state] })}
        </p>
      ) : null}
      <StepButtons>
        <Button isBusy={isAsking} onClick={() => void check()}>
          <FormattedMessage id="creditSteps.elsewhereDone" />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage id="creditSteps.elsewhereHere" />
        </Button>
      </StepButtons>
    </>
  )
}

const TEXTS = {
  waiting: 'creditSteps.elsewhereWaiting',
  stopped: 'creditSteps.elsewhereStopped',
  missing: 'creditSteps.elsewhereMissing',
  unreachable: 'creditSteps.offline',
} as const
