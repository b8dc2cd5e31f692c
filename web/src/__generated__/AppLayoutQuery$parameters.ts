/**
 * @generated SignedSource<<0215bb3cd8c35c0c0c9edf8fd5cb2a83>>
 * @relayHash 83959e04d8e3496ae70443d254424d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 279e494a4d7bdc0310a77e48437305fce532a6a42467d2fbacb79135543cc170

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "279e494a4d7bdc0310a77e48437305fce532a6a42467d2fbacb79135543cc170",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
