/**
 * @generated SignedSource<<7a3d94ad0b3c2c1d739b2ac4465d1c5a>>
 * @relayHash 832828a4850b80e6e22f756a5147c8b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39dfe343a36d1a10b6fcb5c40c77ba1f3d946a355944638ec2dd6e73ce321c52

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39dfe343a36d1a10b6fcb5c40c77ba1f3d946a355944638ec2dd6e73ce321c52",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
