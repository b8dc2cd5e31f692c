import { useEffect } from 'react'
import { storeByCode } from '@hogar/schema/stores.ts'

/** Leaves for a path inside another store, which is another document: it has another layout. */
export function OtherStore({ storeCode, path }: Readonly<{ storeCode: string; path: string }>) {
  useEffect(() => {
    window.location.replace((storeByCode(storeCode)?.urlPrefix ?? '') + path)
  }, [storeCode, path])
  return null
}
