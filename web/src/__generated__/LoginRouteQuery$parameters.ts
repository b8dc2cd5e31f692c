/**
 * @generated SignedSource<<1ef5346fb13b742bca18c9efd9ae193c>>
 * @relayHash cc7ebb30aa2c59fb05366ee9509be129
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d17f5b0a2b2f8a20cd4759a74981cdbc22bb954976ad6f60dfdc3d57546c4d64

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginRouteQuery } from './LoginRouteQuery.graphql';

const node: PreloadableConcreteRequest<LoginRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d17f5b0a2b2f8a20cd4759a74981cdbc22bb954976ad6f60dfdc3d57546c4d64",
    "metadata": {},
    "name": "LoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
