/**
 * @generated SignedSource<<f4de2ffc5ac0efb2801ea6bbc9e6354d>>
 * @relayHash deb24e28bb6753f5a9b034e146e62602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc4ea84ec1a966541e880d3d6c62658c53ca76c0fd3d0f7026da8b12b19dbc0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dc4ea84ec1a966541e880d3d6c62658c53ca76c0fd3d0f7026da8b12b19dbc0",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
