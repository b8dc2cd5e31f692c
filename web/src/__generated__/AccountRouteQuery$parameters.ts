/**
 * @generated SignedSource<<2e8da3791c6c94d1c21c73bb140bbd92>>
 * @relayHash 99af743d6c65ca4a4bf1d67c09ec9b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72c48a1b6dc643bb5a3f9020bfe76a1f3e172b04cc66474d847222885069d53d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72c48a1b6dc643bb5a3f9020bfe76a1f3e172b04cc66474d847222885069d53d",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
