/**
 * @generated SignedSource<<c79d6f5ca47db44d733aba81817ddbc4>>
 * @relayHash 4c308f4a481a6f5e6d641c3c8fa9a7c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f62830fa3e1c75cb387541fcf2ee771a68470f16f95ab0cf08903279e82cf36

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditAddressRouteQuery } from './EditAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<EditAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f62830fa3e1c75cb387541fcf2ee771a68470f16f95ab0cf08903279e82cf36",
    "metadata": {},
    "name": "EditAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
