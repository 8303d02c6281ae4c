export declare const lean: { readonly flags: string[]; readonly env: Record<string, string> }
