import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * What a mail's link says under these names, '' for what it does not say. It is taken out of the address at once: no
 * history, no other site and no kept page hears of it.
 */
export function useLinkSecrets<TName extends string>(...names: readonly TName[]): (name: TName) => string {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [secrets] = useState(() => {
    const query = new URLSearchParams(search)
    return new Map(names.map((name) => [name, query.get(name) ?? '']))
  })
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])
  return (name) => secrets.get(name) ?? ''
}
