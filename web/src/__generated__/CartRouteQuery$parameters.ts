/**
 * @generated SignedSource<<87c28274dbf0ffaef206faba50fc8090>>
 * @relayHash 0311adb5bc070d08936bab6b6ce50bf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19692c8435f9b29f21bd57da93e2d4057e20f3d767d218a2c0eb8ef29bddff6f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19692c8435f9b29f21bd57da93e2d4057e20f3d767d218a2c0eb8ef29bddff6f",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
