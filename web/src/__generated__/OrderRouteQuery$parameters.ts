/**
 * @generated SignedSource<<dadb65d45f87d51769824976c8870f3c>>
 * @relayHash d0626b3a4200a26392653dbd2d153ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ff62273fb3f8a84266e49614f7875c99bc24e79287dcd3d4c5877cd168150e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95ff62273fb3f8a84266e49614f7875c99bc24e79287dcd3d4c5877cd168150e",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
