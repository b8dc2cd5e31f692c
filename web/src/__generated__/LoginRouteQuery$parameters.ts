/**
 * @generated SignedSource<<27c225c209c92aaa11ca7f1c1e945793>>
 * @relayHash 56af3b2dfeeb17e489eae021a7fc9918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 448472adb3101c2b9571858e7a9fe228b976499e03a390c630a7d8e31f849c7d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginRouteQuery } from './LoginRouteQuery.graphql';

const node: PreloadableConcreteRequest<LoginRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "448472adb3101c2b9571858e7a9fe228b976499e03a390c630a7d8e31f849c7d",
    "metadata": {},
    "name": "LoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
