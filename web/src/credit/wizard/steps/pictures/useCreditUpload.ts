import { useCallback, useEffect, useRef } from 'react'
import { useStoreDefinition } from '../../../../routing/StoreContext.tsx'
import { useForgetLost } from '../../useForgetLost.ts'
import { type Upload, type UploadOutcome, sendUpload } from './sendUpload.ts'

type Sent = Omit<Upload, 'storeCode' | 'signal'>

/**
 * React hook that sends one upload at a time to the shop: another one takes the place of the one before, and leaving the
 * page ends it. Nothing is queued or stored.
 */
export function useCreditUpload(): (sent: Sent) => Promise<UploadOutcome> {
  const { code: storeCode } = useStoreDefinition()
  const forgetLost = useForgetLost()
  const running = useRef<AbortController>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      running.current?.abort()
    }
  }, [])
  return useCallback(
    async (sent) => {
      // Reading a file takes a while.
      if (isLeft.current) return { kind: 'aborted' }
      running.current?.abort()
      const upload = new AbortController()
      running.current = upload
      const outcome = await sendUpload({ ...sent, storeCode, signal: upload.signal })
      if (outcome.kind === 'refused') forgetLost([{ code: outcome.code, message: outcome.message, field: null }])
      return outcome
    },
    [storeCode, forgetLost],
  )
}
