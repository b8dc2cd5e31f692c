/**
 * @generated SignedSource<<e0c6b4877f8218926f35851a87cbecac>>
 * @relayHash b6e3a54bb87ad5a8e502dcf47c8c799c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c959bb0dc1f6640bf8451a2b0b6fb4bfebc2f3b516413d3ac2dfbda148b1f3bc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c959bb0dc1f6640bf8451a2b0b6fb4bfebc2f3b516413d3ac2dfbda148b1f3bc",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
