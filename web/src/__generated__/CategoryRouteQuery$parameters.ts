/**
 * @generated SignedSource<<90f4f12d5319ff4e0118af449cee675c>>
 * @relayHash df603d4874559bbc277a37d710736408
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00b3723a0338f039c3af81bba8d13b20387019300793f18339fdda38d4bf4352

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00b3723a0338f039c3af81bba8d13b20387019300793f18339fdda38d4bf4352",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
