import { Suspense, lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import type { Box } from './fitRules.ts'

const FitDialog = lazy(async () => ({ default: (await import('./FitDialog.tsx')).FitDialog }))

/** Button that opens the comparison of a product with a shopper's home; its code loads with the first press. */
export function FitButton({ name, box }: Readonly<{ name: string; box: Box }>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div>
      <Button variant="secondary" onClick={() => setState('open')}>
        <FormattedMessage id="fit.open" />
      </Button>
      {state === 'never' ? null : (
        <LoadBoundary>
          <Suspense fallback={null}>
            <FitDialog name={name} box={box} isOpen={state === 'open'} onClose={() => setState('closed')} />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  )
}
