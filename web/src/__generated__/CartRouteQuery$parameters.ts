/**
 * @generated SignedSource<<f2a989f49f690cc3d3a3afac03c9b64a>>
 * @relayHash 4d12564806005942d1211560a1506062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2894d0643deba2d812c5cf961e526e72790fc13e5f999f18f1d9bce65125e32

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2894d0643deba2d812c5cf961e526e72790fc13e5f999f18f1d9bce65125e32",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
