/**
 * @generated SignedSource<<3d3daa9b903d29f7c5a461d9bdf1c25c>>
 * @relayHash 453a840baf3b1b16387b1347874e38b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa6a466363b4d6677f8c1b947a0ca6c06d2d562d39b45e6d192cd11a7a599210

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa6a466363b4d6677f8c1b947a0ca6c06d2d562d39b45e6d192cd11a7a599210",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
