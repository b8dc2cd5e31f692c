/**
 * @generated SignedSource<<6f0c48c185d04983a6be66b8b32c47d0>>
 * @relayHash 75be03bdafa25896633c770ad6776246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dde41b3f7e6f5eb13e967b9bf879a7226a73664fd9937087c696a19b490a14f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CmsRouteQuery } from './CmsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CmsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dde41b3f7e6f5eb13e967b9bf879a7226a73664fd9937087c696a19b490a14f",
    "metadata": {},
    "name": "CmsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
