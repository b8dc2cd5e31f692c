import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { StepButtons } from '../StepButtons.tsx'

type LiveExitsProps = Readonly<{
  /** Makes the test with pictures of the device; null while the camera shows its own. */
  onFiles: (() => void) | null
  /** Makes the test on another telephone; null while none is needed. */
  onElsewhere: (() => void) | null
  onCancel: () => void
}>

/** Other ways to make a live test, and the way out of it. */
export function LiveExits({ onFiles, onElsewhere, onCancel }: LiveExitsProps) {
  return (
    <StepButtons>
      {onFiles ? (
        <Button variant="secondary" onClick={onFiles}>
          <FormattedMessage id="creditSteps.liveFiles" />
        </Button>
      ) : null}
      {onElsewhere ? (
        <Button variant="secondary" onClick={onElsewhere}>
          <FormattedMessage id="creditSteps.elsewhere" />
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="creditSteps.cancel" />
      </Button>
    </StepButtons>
  )
}
