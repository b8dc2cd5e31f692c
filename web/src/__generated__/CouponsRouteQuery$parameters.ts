/**
 * @generated SignedSource<<61a5ffd1d7a87d6b78681dfc0aad034d>>
 * @relayHash 74114de0a2d27fa45f2b6c1926184f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c136ca50970d2e3058b29ca2f016049201424aeda47ac65f6595b653ff7e9d2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CouponsRouteQuery } from './CouponsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CouponsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c136ca50970d2e3058b29ca2f016049201424aeda47ac65f6595b653ff7e9d2",
    "metadata": {},
    "name": "CouponsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
