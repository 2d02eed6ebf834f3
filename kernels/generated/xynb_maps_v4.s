# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	99f
testl	%edx,%edx
je	99f
testl	%esi,%esi
je	99f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4408,%rsp
movq	4480(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r14
movq	%r14,112(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	4464(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,80(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,24(%rsp)
movq	%r9,96(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,32(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,72(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,88(%rsp)
leaq	128(%rdi),%rbp
movq	%r10,64(%rsp)
leaq	64(%r10),%rcx
vbroadcastss	322f(%rip),%zmm0
vbroadcastss	337f(%rip),%zmm7
vbroadcastss	343f(%rip),%zmm29
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	396f(%rip),%zmm26
xorl	%edx,%edx
vbroadcastss	397f(%rip),%zmm27
vbroadcastss	398f(%rip),%zmm31
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm23
vbroadcastss	326f(%rip),%zmm24
vbroadcastss	327f(%rip),%zmm25
vbroadcastss	328f(%rip),%zmm20
vbroadcastss	329f(%rip),%zmm28
movq	%rsi,120(%rsp)
movq	%rbx,8(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	72(%rsp),%r8
cmpq	80(%rsp),%rdx
je	98f
3:
movq	%rdx,%r9
imulq	32(%rsp),%r9
movq	%r9,104(%rsp)
movq	%r8,%r10
xorl	%r14d,%r14d
movq	%r8,136(%rsp)
movq	%rdx,128(%rsp)
jmp	5f
.p2align	4
4:
incq	%r14
addq	88(%rsp),%r10
cmpq	32(%rsp),%r14
je	2b
5:
movq	104(%rsp),%r9
addq	%r14,%r9
imulq	%rsi,%r9
addq	96(%rsp),%r9
movq	%r10,16(%rsp)
xorl	%r13d,%r13d
movq	%r10,160(%rsp)
movq	%r14,152(%rsp)
movq	%r9,144(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	337f(%rip),%zmm7
vblendmps	%zmm26,%zmm7,%zmm1 {%k1}
movq	112(%rsp),%rdx
vmovups	2096(%rsp),%zmm2
vmovaps	%zmm2,(%rdx,%rax)
vmovaps	%zmm1,(%rdx,%r9)
movq	4480(%rsp),%rax
movq	120(%rsp),%rsi
movq	136(%rsp),%r8
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	396f(%rip),%zmm26
movq	128(%rsp),%rdx
vbroadcastss	397f(%rip),%zmm27
vbroadcastss	398f(%rip),%zmm31
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm23
vbroadcastss	326f(%rip),%zmm24
vbroadcastss	327f(%rip),%zmm25
movq	160(%rsp),%r10
movq	152(%rsp),%r14
movq	144(%rsp),%r9
7:
incq	%r13
addq	$2,16(%rsp)
cmpq	%rsi,%r13
je	4b
8:
leaq	(%r9,%r13),%r15
movl	8(%rax),%r12d
movq	%r12,40(%rsp)
cmpq	%r12,%r15
jae	7b
movl	(%rax),%r9d
movl	12(%rax),%edx
movl	%edx,496(%rsp)
movl	16(%rax),%r10d
movq	%r9,%rbx
imulq	%r9,%rbx
movq	%rbx,%rsi
movq	%r15,168(%rsp)
imulq	%r15,%rsi
addq	%rsi,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r9,%r9
movq	%r13,48(%rsp)
movl	%r10d,(%rsp)
je	56f
leaq	(%r9,%r9),%rax
movl	$2,%r13d
subq	%r9,%r13
movq	16(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm9,%xmm9,%xmm9
vmovaps	%zmm0,%zmm17
vmovaps	%zmm0,%zmm3
vpbroadcastd	323f(%rip),%zmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
xorl	%edx,%edx
vmovaps	%zmm20,%zmm30
jmp	32f
.p2align	4
9:
vaddps	%zmm18,%zmm5,%zmm5
vaddps	%zmm16,%zmm13,%zmm13
vaddps	%zmm15,%zmm1,%zmm1
vaddps	%zmm19,%zmm11,%zmm11
incq	%rdx
addq	%rax,%r14
cmpq	%r9,%rdx
je	55f
32:
movl	%r14d,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
movl	%eax,%r15d
imull	%edx,%r15d
leal	(%rsi,%r15),%r12d
andl	$2147483646,%r12d
shlq	$6,%r12
movq	64(%rsp),%r10
leaq	(%r10,%r12),%r15
vmovaps	(%r10,%r12),%zmm4
vmovaps	64(%r10,%r12),%zmm16
movl	(%rsp),%r10d
testb	$8,%r10b
jne	35f
cmpl	$1,%r9d
je	39f
addq	24(%rsp),%r8
vsubps	%zmm16,%zmm4,%zmm18
cmpq	$1,%r9
je	42f
33:
vaddps	%zmm21,%zmm18,%zmm15
vaddps	%zmm21,%zmm16,%zmm19
jne	43f
34:
testq	%rdx,%rdx
jne	9b
jmp	54f
.p2align	4
35:
cmpl	$1,%r9d
vmovups	%zmm8,304(%rsp)
jne	36f
vaddps	%zmm16,%zmm14,%zmm14
36:
addq	24(%rsp),%r8
vcmpltps	%zmm22,%zmm16,%k1
vmovaps	%zmm4,%zmm8 {%k1} {z}
vaddps	%zmm23,%zmm8,%zmm6
vfmadd213ps	%zmm24,%zmm8,%zmm6
vfmadd213ps	%zmm25,%zmm8,%zmm6
vaddps	%zmm20,%zmm8,%zmm15
vfmadd213ps	%zmm28,%zmm8,%zmm15
vsubps	%zmm16,%zmm4,%zmm18
cmpq	$1,%r9
jne	37f
vaddps	%zmm18,%zmm2,%zmm2
37:
vcmpltps	%zmm8,%zmm21,%k1
vmulps	%zmm6,%zmm17,%zmm17 {%k1}
vmulps	%zmm15,%zmm3,%zmm3 {%k1}
vpsrld	$23,%zmm17,%zmm4
vpsrld	$23,%zmm3,%zmm6
vpsubd	%zmm6,%zmm10,%zmm6
vpaddd	%zmm4,%zmm6,%zmm10
vpbroadcastd	332f(%rip),%zmm4
vpbroadcastd	322f(%rip),%zmm6
vpternlogd	$236,%zmm4,%zmm6,%zmm17
vpternlogd	$236,%zmm4,%zmm6,%zmm3
vbroadcastss	322f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm9,%zmm9
vaddps	%zmm21,%zmm18,%zmm15
vaddps	%zmm21,%zmm16,%zmm19
je	53f
vmovups	%zmm14,368(%rsp)
vmovups	%zmm12,816(%rsp)
vmovups	%zmm2,560(%rsp)
vmovaps	%zmm28,%zmm2
vmovdqa64	%zmm3,%zmm12
vmovaps	%zmm9,%zmm14
leaq	-2(%r9),%r10
movl	$1,%r12d
testq	%r10,%r10
je	47f
vpbroadcastd	332f(%rip),%zmm9
vmovdqa64	%zmm17,%zmm3
vpbroadcastd	322f(%rip),%zmm28
.p2align	4
38:
vmovaps	-64(%r8),%zmm4
vmovaps	(%r8),%zmm6
vcmpltps	%zmm22,%zmm6,%k1
vmovaps	%zmm4,%zmm8 {%k1} {z}
vaddps	%zmm23,%zmm8,%zmm17
vfmadd213ps	%zmm24,%zmm8,%zmm17
vfmadd213ps	%zmm25,%zmm8,%zmm17
vaddps	%zmm30,%zmm8,%zmm20
vfmadd213ps	%zmm2,%zmm8,%zmm20
vcmpltps	%zmm8,%zmm21,%k1
vmulps	%zmm17,%zmm3,%zmm3 {%k1}
vmulps	%zmm20,%zmm12,%zmm12 {%k1}
vmovaps	%zmm30,%zmm20
vpsrld	$23,%zmm3,%zmm8
vpsrld	$23,%zmm12,%zmm17
vpsubd	%zmm17,%zmm10,%zmm10
vpaddd	%zmm8,%zmm10,%zmm10
vpternlogd	$236,%zmm9,%zmm28,%zmm3
vpternlogd	$236,%zmm9,%zmm28,%zmm12
vbroadcastss	322f(%rip),%zmm8 {%k1} {z}
vaddps	%zmm8,%zmm14,%zmm14
vsubps	%zmm6,%zmm4,%zmm4
vaddps	%zmm4,%zmm15,%zmm15
vaddps	%zmm6,%zmm19,%zmm19
leaq	(%r12,%r13),%r10
incq	%r10
incq	%r12
subq	$-128,%r8
cmpq	$1,%r10
jne	38b
jmp	48f
.p2align	4
39:
vaddps	%zmm16,%zmm14,%zmm14
addq	24(%rsp),%r8
vsubps	%zmm16,%zmm4,%zmm18
cmpq	$1,%r9
jne	33b
42:
vaddps	%zmm18,%zmm2,%zmm2
vaddps	%zmm21,%zmm18,%zmm15
vaddps	%zmm21,%zmm16,%zmm19
je	34b
43:
leaq	-2(%r9),%r10
movl	$1,%r12d
testq	%r10,%r10
je	45f
.p2align	4
44:
vmovaps	-64(%r8),%zmm4
vmovaps	(%r8),%zmm6
vsubps	%zmm6,%zmm4,%zmm4
vaddps	%zmm4,%zmm15,%zmm15
vaddps	%zmm6,%zmm19,%zmm19
leaq	(%r12,%r13),%r10
incq	%r10
incq	%r12
subq	$-128,%r8
cmpq	$1,%r10
jne	44b
45:
movq	%r12,%r8
shlq	$7,%r8
vmovaps	(%r15,%r8),%zmm6
vmovaps	64(%r15,%r8),%zmm4
vsubps	%zmm4,%zmm6,%zmm6
incq	%r12
cmpq	%r9,%r12
jne	46f
vaddps	%zmm6,%zmm2,%zmm2
vaddps	%zmm4,%zmm14,%zmm14
46:
movl	(%rsp),%r10d
vaddps	%zmm6,%zmm15,%zmm15
vaddps	%zmm4,%zmm19,%zmm19
testq	%rdx,%rdx
jne	9b
jmp	54f
47:
vmovdqa64	%zmm17,%zmm3
48:
vmovaps	%zmm14,%zmm9
movq	%r12,%r8
shlq	$7,%r8
vmovaps	(%r15,%r8),%zmm6
vmovaps	64(%r15,%r8),%zmm4
vcmpltps	%zmm22,%zmm4,%k1
vmovaps	%zmm6,%zmm17 {%k1} {z}
vaddps	%zmm23,%zmm17,%zmm8
vfmadd213ps	%zmm24,%zmm17,%zmm8
vfmadd213ps	%zmm25,%zmm17,%zmm8
vaddps	%zmm20,%zmm17,%zmm20
vfmadd213ps	%zmm2,%zmm17,%zmm20
vsubps	%zmm4,%zmm6,%zmm6
incq	%r12
cmpq	%r9,%r12
vmovaps	%zmm2,%zmm28
je	49f
movl	(%rsp),%r10d
vmovups	560(%rsp),%zmm2
jmp	52f
49:
vmovups	560(%rsp),%zmm2
vaddps	%zmm6,%zmm2,%zmm2
vmovups	368(%rsp),%zmm14
vaddps	%zmm4,%zmm14,%zmm14
vmovups	%zmm14,368(%rsp)
movl	(%rsp),%r10d
52:
vcmpltps	%zmm17,%zmm21,%k1
vmulps	%zmm8,%zmm3,%zmm3 {%k1}
vmulps	%zmm20,%zmm12,%zmm12 {%k1}
vpsrld	$23,%zmm3,%zmm8
vpsrld	$23,%zmm12,%zmm17
vpsubd	%zmm17,%zmm10,%zmm10
vpaddd	%zmm8,%zmm10,%zmm10
vpbroadcastd	332f(%rip),%zmm8
vpbroadcastd	322f(%rip),%zmm14
vpternlogd	$236,%zmm8,%zmm14,%zmm3
vmovdqa64	%zmm3,%zmm17
vmovdqa64	%zmm12,%zmm3
vpternlogd	$236,%zmm8,%zmm14,%zmm3
vbroadcastss	322f(%rip),%zmm8 {%k1} {z}
vaddps	%zmm8,%zmm9,%zmm9
vaddps	%zmm6,%zmm15,%zmm15
vaddps	%zmm4,%zmm19,%zmm19
vmovaps	%zmm30,%zmm20
vmovups	816(%rsp),%zmm12
vmovups	368(%rsp),%zmm14
53:
vmovups	304(%rsp),%zmm8
testq	%rdx,%rdx
jne	9b
54:
vaddps	%zmm15,%zmm12,%zmm12
vaddps	%zmm19,%zmm8,%zmm8
jmp	9b
.p2align	4
55:
vmovups	%zmm3,3184(%rsp)
vmovups	%zmm9,3248(%rsp)
vbroadcastss	333f(%rip),%zmm16
vmulps	%zmm16,%zmm8,%zmm4
vmovaps	%zmm14,%zmm3
vrndscaleps	$8,%zmm4,%zmm14
vmulps	%zmm16,%zmm19,%zmm4
vrndscaleps	$8,%zmm4,%zmm8
vmulps	%zmm16,%zmm13,%zmm4
vrndscaleps	$8,%zmm4,%zmm6
vmulps	%zmm16,%zmm3,%zmm4
vrndscaleps	$8,%zmm4,%zmm4
vmulps	%zmm16,%zmm11,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vcvtudq2ps	%zmm10,%zmm10
vaddps	334f(%rip){1to16},%zmm10,%zmm3
vmovups	%zmm3,3120(%rsp)
movq	48(%rsp),%r13
vmovaps	%zmm17,%zmm19
vmovaps	%zmm2,%zmm13
vxorps	%xmm2,%xmm2,%xmm2
vmovaps	%zmm12,%zmm16
jmp	57f
56:
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm9,3248(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,3120(%rsp)
vmovups	%zmm0,3184(%rsp)
vmovaps	%zmm0,%zmm19
57:
vcvtusi2ss	%r9d,%xmm0,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm14,%zmm10,%zmm12
vmaxps	%zmm0,%zmm12,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vmulps	%zmm12,%zmm16,%zmm9
vsubps	%zmm8,%zmm10,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm15,%zmm8
vsubps	%zmm6,%zmm10,%zmm6
vmaxps	%zmm0,%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm6,%zmm5,%zmm5
vsubps	%zmm4,%zmm10,%zmm4
vmaxps	%zmm0,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmulps	%zmm4,%zmm13,%zmm3
vminps	%zmm9,%zmm8,%zmm4
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vmaxps	%zmm9,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm4,%zmm8,%zmm3
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vminps	%zmm6,%zmm5,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vminps	%zmm4,%zmm8,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	335f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm4
vmulps	%zmm7,%zmm4,%zmm12
testq	%r9,%r9
vmovups	%zmm19,3952(%rsp)
je	66f
leaq	(%r9,%r9),%rax
movl	%r9d,%edx
andl	$-2,%edx
movq	16(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm14,%xmm14,%xmm14
xorl	%r14d,%r14d
jmp	63f
.p2align	4
58:
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r15d,%r15d
59:
vmovaps	%zmm14,%zmm6
vmovaps	%zmm13,%zmm8
movl	%eax,%r10d
imull	%r14d,%r10d
addl	%esi,%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
vcvtsi2ss	%r15,%xmm7,%xmm14
addq	64(%rsp),%r10
shlq	$7,%r15
vmovaps	(%r10,%r15),%zmm13
vmovaps	64(%r10,%r15),%zmm15
vsubps	%zmm15,%zmm13,%zmm13
vsubps	%zmm3,%zmm13,%zmm13
vmaxps	%zmm21,%zmm13,%zmm13
vfmadd132ps	%zmm7,%zmm12,%zmm15
vfmsub231ps	%zmm13,%zmm13,%zmm15
vmaxps	%zmm21,%zmm15,%zmm15
vbroadcastss	%xmm14,%zmm13
vaddps	%zmm15,%zmm4,%zmm4
vfmadd213ps	%zmm8,%zmm15,%zmm13
vmulss	%xmm14,%xmm14,%xmm8
vbroadcastss	%xmm8,%zmm14
vfmadd213ps	%zmm6,%zmm15,%zmm14
62:
vcvtsi2ss	%r14,%xmm7,%xmm6
vbroadcastss	%xmm6,%zmm8
vaddps	%zmm4,%zmm5,%zmm5
vfmadd231ps	%zmm8,%zmm4,%zmm9
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm2
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
je	65f
63:
cmpl	$1,%r9d
je	58b
movl	%r8d,%r12d
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
addq	24(%rsp),%r12
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r15d,%r15d
.p2align	4
64:
vmovaps	-192(%r12),%zmm6
vmovaps	-128(%r12),%zmm8
vmovaps	-64(%r12),%zmm15
vmovaps	(%r12),%zmm16
vsubps	%zmm8,%zmm6,%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vmaxps	%zmm21,%zmm6,%zmm6
vfmadd213ps	%zmm12,%zmm7,%zmm8
vfmsub231ps	%zmm6,%zmm6,%zmm8
vmaxps	%zmm21,%zmm8,%zmm6
vcvtsi2ss	%r15,%xmm7,%xmm8
vbroadcastss	%xmm8,%zmm17
vaddps	%zmm6,%zmm4,%zmm4
vfmadd213ps	%zmm13,%zmm6,%zmm17
vmulss	%xmm8,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd213ps	%zmm14,%zmm6,%zmm8
vsubps	%zmm16,%zmm15,%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vmaxps	%zmm21,%zmm6,%zmm6
vfmadd213ps	%zmm12,%zmm7,%zmm16
vfmsub231ps	%zmm6,%zmm6,%zmm16
vmaxps	%zmm21,%zmm16,%zmm6
leaq	1(%r15),%r10
vcvtsi2ss	%r10,%xmm7,%xmm14
vbroadcastss	%xmm14,%zmm13
vaddps	%zmm6,%zmm4,%zmm4
vfmadd213ps	%zmm17,%zmm6,%zmm13
vmulss	%xmm14,%xmm14,%xmm14
vbroadcastss	%xmm14,%zmm14
vfmadd213ps	%zmm8,%zmm6,%zmm14
addq	$2,%r15
addq	$256,%r12
cmpq	%rdx,%r15
jne	64b
testb	$1,%r9b
jne	59b
jmp	62b
.p2align	4
65:
movl	(%rsp),%r10d
jmp	67f
66:
xorl	%eax,%eax
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm5,%xmm5,%xmm5
67:
vandps	336f(%rip){1to16},%zmm1,%zmm4
vcvtusi2ss	%rbx,%xmm0,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm11,%zmm6,%zmm12
vpcmpgtd	338f(%rip){1to16},%zmm4,%k0
vmaxps	339f(%rip){1to16},%zmm5,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vcmpgtps	342f(%rip){1to16},%zmm5,%k1
vaddps	%zmm29,%zmm10,%zmm8
vmulps	%zmm18,%zmm8,%zmm8
vmovaps	%zmm8,%zmm10
vmulps	%zmm4,%zmm13,%zmm10 {%k1}
vdivps	344f(%rip){1to16},%zmm6,%zmm6
vmulps	%zmm4,%zmm9,%zmm8 {%k1}
vmulps	%zmm4,%zmm14,%zmm9
vfnmadd231ps	%zmm10,%zmm10,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm6,%zmm11
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm6,%zmm11 {%k1}
vbroadcastss	345f(%rip),%zmm7
vmaxps	%zmm7,%zmm11,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm4,%zmm2,%zmm2
vfnmadd231ps	%zmm8,%zmm8,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vmaxps	%zmm7,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	346f(%rip){1to16},%zmm9,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vfnmadd231ps	%zmm12,%zmm3,%zmm1
vsqrtps	%zmm2,%zmm2
vmaxps	%zmm1,%zmm2,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm4 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vbroadcastss	52(%r11),%zmm9
vbroadcastss	76(%r11),%zmm11
vbroadcastss	56(%r11),%zmm6
vbroadcastss	80(%r11),%zmm7
vbroadcastss	60(%r11),%zmm4
vbroadcastss	84(%r11),%zmm5
vbroadcastss	64(%r11),%zmm13
vbroadcastss	88(%r11),%zmm16
vminps	%zmm10,%zmm11,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm11,1648(%rsp)
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm9,1968(%rsp)
vmovaps	%zmm9,%zmm10 {%k1}
vminps	%zmm8,%zmm7,%zmm2
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	%zmm7,1712(%rsp)
vmovaps	%zmm7,%zmm2 {%k1}
vmaxps	%zmm2,%zmm6,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm6,2800(%rsp)
vmovaps	%zmm6,%zmm7 {%k1}
vmovups	%zmm7,624(%rsp)
vmovups	%zmm5,1776(%rsp)
vminps	%zmm1,%zmm5,%zmm1
vmovups	%zmm4,1840(%rsp)
vmaxps	%zmm1,%zmm4,%zmm1
vmovups	%zmm1,240(%rsp)
vminps	%zmm3,%zmm16,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm16,%zmm1 {%k1}
vmaxps	%zmm1,%zmm13,%zmm4
vbroadcastss	347f(%rip),%zmm2
vmovups	%zmm12,3888(%rsp)
vcmpltps	%zmm2,%zmm12,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1520(%rsp)
vblendmps	%zmm3,%zmm0,%zmm18 {%k1}
vmovaps	%zmm13,%zmm4 {%k2}
vmovups	%zmm4,176(%rsp)
vbroadcastss	348f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm1 {%k1}
vmovups	%zmm1,2992(%rsp)
vcvtusi2ssl	496(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3312(%rsp)
movq	%r9,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,2),%r12
movq	16(%rsp),%rdx
imulq	%rbx,%rdx
movq	%rdx,56(%rsp)
movq	%r9,%rsi
shlq	$7,%rsi
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1264(%rsp)
vmovups	%zmm1,1328(%rsp)
vmovups	%zmm1,1392(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm0,1584(%rsp)
vbroadcastss	352f(%rip),%zmm1
vmovups	%zmm1,2480(%rsp)
vmovups	%zmm3,880(%rsp)
vmovups	%zmm1,2032(%rsp)
vmovups	%zmm2,1200(%rsp)
vbroadcastss	349f(%rip),%zmm1
vmovups	%zmm1,2544(%rsp)
vbroadcastss	338f(%rip),%zmm1
vmovups	%zmm1,2288(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2096(%rsp)
vmovups	%zmm13,1904(%rsp)
vmovups	%zmm16,2864(%rsp)
jmp	69f
.p2align	4
68:
vmovups	2032(%rsp),%zmm1
vmovaps	%zmm1,%zmm22 {%k3}
vcmpnltps	%zmm4,%zmm6,%k4
vmovups	2480(%rsp),%zmm1
vblendmps	%zmm1,%zmm15,%zmm1 {%k1}
vmovups	%zmm1,2480(%rsp)
vmulps	%zmm15,%zmm28,%zmm1
vmulps	436f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm15,%zmm15,%k5
vminps	%zmm15,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k5}
vcmpnleps	%zmm24,%zmm2,%k5
vmovups	1200(%rsp),%zmm1
vmovaps	%zmm1,%zmm24 {%k3}
vcmpnleps	%zmm6,%zmm17,%k6
korw	%k5,%k2,%k2
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm11 {%k2} {z}
vmovups	880(%rsp),%zmm1
vmovaps	%zmm1,%zmm11 {%k3}
vmovups	1584(%rsp),%zmm1
vblendmps	%zmm1,%zmm6,%zmm1 {%k1}
vmovups	%zmm1,1584(%rsp)
vfmadd213ps	%zmm21,%zmm6,%zmm18
vfmadd213ps	%zmm19,%zmm6,%zmm5
vcmpunordps	%zmm18,%zmm18,%k2
vminps	%zmm18,%zmm16,%zmm1
vmovaps	%zmm16,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm30,%zmm4
vmovaps	%zmm30,%zmm4 {%k2}
vmovaps	%zmm21,%zmm4 {%k1}
vsubps	%zmm21,%zmm4,%zmm1
vmovups	1520(%rsp),%zmm3
vblendmps	%zmm3,%zmm1,%zmm3 {%k1}
vcmpunordps	%zmm5,%zmm5,%k2
vminps	%zmm5,%zmm20,%zmm2
vmovaps	%zmm20,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmaxps	%zmm2,%zmm25,%zmm6
vmovaps	%zmm25,%zmm6 {%k2}
vmovaps	%zmm19,%zmm6 {%k1}
vsubps	%zmm19,%zmm6,%zmm2
vmovups	1264(%rsp),%zmm7
vblendmps	%zmm7,%zmm2,%zmm7 {%k1}
vmovups	3440(%rsp),%zmm0
vfmadd213ps	%zmm10,%zmm1,%zmm0
vmovups	3504(%rsp),%zmm20
vfmadd213ps	%zmm0,%zmm2,%zmm20
vbroadcastss	322f(%rip),%zmm0
vdivps	%zmm17,%zmm0,%zmm1
vmovups	%zmm3,1520(%rsp)
vmulps	%zmm3,%zmm1,%zmm2
vmovups	3568(%rsp),%zmm16
vmovups	2928(%rsp),%zmm5
vfnmadd213ps	%zmm16,%zmm2,%zmm5
vmovups	816(%rsp),%zmm3
vmovups	304(%rsp),%zmm10
vfnmadd213ps	%zmm10,%zmm2,%zmm3
vmovups	%zmm7,1264(%rsp)
vmulps	%zmm7,%zmm1,%zmm1
vmovups	3376(%rsp),%zmm2
vfnmadd213ps	%zmm5,%zmm1,%zmm2
vmovups	368(%rsp),%zmm8
vfnmadd213ps	%zmm3,%zmm1,%zmm8
vmovups	3056(%rsp),%zmm5
vmulps	%zmm2,%zmm5,%zmm1
vmulps	560(%rsp),%zmm5,%zmm2
vmovups	2608(%rsp),%zmm14
vmulps	%zmm2,%zmm14,%zmm3
vmulps	%zmm1,%zmm3,%zmm7
vfmsub231ps	%zmm8,%zmm14,%zmm7
vfnmadd213ps	%zmm0,%zmm3,%zmm3
vmaxps	425f(%rip){1to16},%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vmulps	%zmm7,%zmm3,%zmm3
vmulps	%zmm3,%zmm14,%zmm3
vmulps	%zmm1,%zmm5,%zmm1
vmulps	%zmm5,%zmm2,%zmm2
vmulps	%zmm3,%zmm17,%zmm3
vbroadcastss	442f(%rip),%zmm8
vmovups	176(%rsp),%zmm5
vmulps	%zmm8,%zmm5,%zmm7
vcmpunordps	%zmm3,%zmm3,%k2
vmaxps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k2}
vaddps	%zmm3,%zmm5,%zmm3
vcmpunordps	%zmm3,%zmm3,%k2
vminps	%zmm3,%zmm12,%zmm3
vmovaps	%zmm12,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	1904(%rsp),%zmm14
vmaxps	%zmm3,%zmm14,%zmm3
vmovaps	%zmm14,%zmm3 {%k2}
vmovaps	%zmm5,%zmm3 {%k1}
vsubps	%zmm5,%zmm3,%zmm7
vfmadd231ps	%zmm10,%zmm7,%zmm20
vmulps	%zmm1,%zmm17,%zmm1
vfnmadd231ps	%zmm2,%zmm7,%zmm1
vmovups	1392(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k1}
vmovups	%zmm2,1392(%rsp)
vmulps	%zmm8,%zmm9,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k2}
vaddps	%zmm1,%zmm9,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1776(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1840(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k2}
vmovaps	%zmm9,%zmm1 {%k1}
vsubps	%zmm9,%zmm1,%zmm2
vfmadd231ps	%zmm2,%zmm16,%zmm20 {%k4} {z}
vmovups	1328(%rsp),%zmm5
vblendmps	%zmm5,%zmm2,%zmm5 {%k1}
vmovups	%zmm5,1328(%rsp)
vmovups	1456(%rsp),%zmm2
vmovaps	%zmm2,%zmm20 {%k1}
knotw	%k0,%k2
vmovups	496(%rsp),%zmm2
vmovaps	%zmm2,%zmm2 {%k2} {z}
vmovups	3312(%rsp),%zmm5
vcmpgtps	2096(%rsp),%zmm5,%k2
vaddps	2224(%rsp),%zmm2,%zmm18 {%k2} {z}
vmovdqa32	%zmm13,%zmm5 {%k1} {z}
vmovaps	%zmm4,%zmm10
vmovups	%zmm6,624(%rsp)
vmovups	%zmm1,240(%rsp)
vmovups	%zmm3,176(%rsp)
vmovups	%zmm20,1456(%rsp)
vmovups	%zmm11,880(%rsp)
vmovups	%zmm22,2032(%rsp)
vmovups	%zmm24,1200(%rsp)
69:
vpslld	$31,%zmm5,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,2608(%rsp)
vpandd	353f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4336(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,6(%rsp)
vpandd	354f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4272(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm5,4016(%rsp)
vpandd	355f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4208(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vxorps	%xmm17,%xmm17,%xmm17
.p2align	4
72:
vaddss	%xmm17,%xmm18,%xmm1
vmovshdup	%xmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm18,%xmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm18,%xmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm6
vbroadcastss	20(%r11),%zmm4
vbroadcastss	24(%r11),%zmm1
vmovups	%zmm1,2160(%rsp)
testq	%r9,%r9
vmovups	%zmm10,944(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm18,3824(%rsp)
vmovups	%zmm4,3760(%rsp)
vmovss	%xmm6,432(%rsp)
je	78f
vdivps	%zmm4,%zmm0,%zmm5
vmulps	356f(%rip){1to16},%zmm5,%zmm1
vbroadcastss	357f(%rip),%zmm7
vsubps	%zmm10,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	358f(%rip),%zmm12
vxorps	%zmm12,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	359f(%rip),%zmm15
vmaxps	%zmm15,%zmm3,%zmm3
vbroadcastss	362f(%rip),%zmm16
vmulps	%zmm16,%zmm3,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vbroadcastss	363f(%rip),%zmm17
vfmadd231ps	%zmm17,%zmm6,%zmm3
vbroadcastss	364f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm6,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vbroadcastss	365f(%rip),%zmm8
vbroadcastss	366f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm8
vbroadcastss	367f(%rip),%zmm10
vmovups	944(%rsp),%zmm22
vmovaps	%zmm10,%zmm9
vfmadd213ps	%zmm10,%zmm3,%zmm8
vbroadcastss	368f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm8
vbroadcastss	369f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vbroadcastss	372f(%rip),%zmm26
vaddps	%zmm26,%zmm6,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vbroadcastss	336f(%rip),%zmm21
vandps	%zmm21,%zmm2,%zmm6
vbroadcastss	373f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm0,%zmm6
vdivps	%zmm6,%zmm0,%zmm10
vmulps	%zmm3,%zmm8,%zmm3
vbroadcastss	374f(%rip),%zmm28
vmovaps	%zmm28,%zmm8
vbroadcastss	375f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm10,%zmm8
vbroadcastss	376f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm10,%zmm8
vbroadcastss	377f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm10,%zmm8
vbroadcastss	378f(%rip),%zmm11
vfmadd213ps	%zmm11,%zmm10,%zmm8
vbroadcastss	379f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm10,%zmm8
vbroadcastss	382f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm10,%zmm8
vbroadcastss	383f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm10,%zmm8
vbroadcastss	384f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm10,%zmm8
vcmpltps	%zmm4,%zmm2,%k1
vbroadcastss	335f(%rip),%zmm19
vblendmps	%zmm7,%zmm19,%zmm6 {%k1}
vmovaps	%zmm11,%zmm7
vmulps	%zmm8,%zmm10,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm6,%zmm8
vmulps	385f(%rip){1to16},%zmm5,%zmm4
vmulps	386f(%rip){1to16},%zmm5,%zmm5
movq	%rbp,%r8
xorl	%r14d,%r14d
vmovss	335f(%rip),%xmm18
.p2align	4
73:
vcvtsi2ss	%r14,%xmm0,%xmm10
vaddss	%xmm18,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm22,%zmm10,%zmm10
vmulps	%zmm10,%zmm1,%zmm10
vxorps	%zmm12,%zmm10,%zmm11
vmulps	%zmm11,%zmm10,%zmm12
vmaxps	359f(%rip){1to16},%zmm12,%zmm12
vmulps	%zmm16,%zmm12,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	363f(%rip){1to16},%zmm13,%zmm12
vfmadd231ps	364f(%rip){1to16},%zmm13,%zmm12
vmulps	%zmm16,%zmm12,%zmm12
vbroadcastss	365f(%rip),%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm12,%zmm14
vfmadd213ps	%zmm9,%zmm12,%zmm14
vfmadd213ps	%zmm24,%zmm12,%zmm14
vfmadd213ps	%zmm25,%zmm12,%zmm14
vfmadd213ps	%zmm0,%zmm12,%zmm14
vaddps	%zmm26,%zmm13,%zmm12
vcvttps2udq	%zmm12,%zmm12
vpslld	$23,%zmm12,%zmm12
vmulps	%zmm12,%zmm14,%zmm12
vandps	%zmm21,%zmm10,%zmm13
vfmadd132ps	%zmm27,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm28,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm7,%zmm13,%zmm14
vfmadd213ps	%zmm23,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vcmpltps	%zmm11,%zmm10,%k1
vblendmps	357f(%rip){1to16},%zmm19,%zmm11 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm12,%zmm10,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm12,%zmm13,%zmm2
vmulps	%zmm2,%zmm11,%zmm13
vsubps	%zmm6,%zmm11,%zmm2
vsubps	%zmm13,%zmm8,%zmm6
vaddps	%zmm6,%zmm2,%zmm2
vmovaps	%zmm2,-128(%r8)
vsubps	%zmm12,%zmm3,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm2,-64(%r8)
vmulps	%zmm14,%zmm5,%zmm2
vmovaps	%zmm2,(%r8)
incq	%r14
addq	$192,%r8
vmovaps	%zmm10,%zmm2
vmovaps	%zmm12,%zmm3
vbroadcastss	358f(%rip),%zmm12
vmovaps	%zmm13,%zmm8
vmovaps	%zmm11,%zmm6
cmpq	%r14,%r9
jne	73b
vdivps	2160(%rsp),%zmm0,%zmm5
vmulps	356f(%rip){1to16},%zmm5,%zmm1
vbroadcastss	357f(%rip),%zmm7
vmovups	624(%rsp),%zmm22
vsubps	%zmm22,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	%zmm12,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	359f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm16,%zmm3,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vfmadd231ps	363f(%rip){1to16},%zmm6,%zmm3
vfmadd231ps	364f(%rip){1to16},%zmm6,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vbroadcastss	365f(%rip),%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	%zmm9,%zmm3,%zmm8
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm25,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vaddps	%zmm26,%zmm6,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vandps	%zmm21,%zmm2,%zmm6
vfmadd132ps	%zmm27,%zmm0,%zmm6
vdivps	%zmm6,%zmm0,%zmm10
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm28,%zmm8
vfmadd213ps	%zmm29,%zmm10,%zmm8
vfmadd213ps	%zmm30,%zmm10,%zmm8
vfmadd213ps	%zmm31,%zmm10,%zmm8
vfmadd213ps	378f(%rip){1to16},%zmm10,%zmm8
vfmadd213ps	%zmm23,%zmm10,%zmm8
vfmadd213ps	%zmm20,%zmm10,%zmm8
vfmadd213ps	%zmm15,%zmm10,%zmm8
vfmadd213ps	%zmm17,%zmm10,%zmm8
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm19,%zmm6 {%k1}
vbroadcastss	378f(%rip),%zmm7
vmulps	%zmm8,%zmm10,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm6,%zmm8
vmulps	385f(%rip){1to16},%zmm5,%zmm4
vmulps	386f(%rip){1to16},%zmm5,%zmm5
leaq	(%r12,%rbp),%r8
xorl	%r14d,%r14d
.p2align	4
74:
vcvtsi2ss	%r14,%xmm9,%xmm10
vaddss	%xmm18,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm22,%zmm10,%zmm10
vmulps	%zmm10,%zmm1,%zmm10
vxorps	%zmm12,%zmm10,%zmm11
vmulps	%zmm11,%zmm10,%zmm12
vmaxps	359f(%rip){1to16},%zmm12,%zmm12
vmulps	%zmm16,%zmm12,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	363f(%rip){1to16},%zmm13,%zmm12
vfmadd231ps	364f(%rip){1to16},%zmm13,%zmm12
vmulps	%zmm16,%zmm12,%zmm12
vbroadcastss	365f(%rip),%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm12,%zmm14
vfmadd213ps	%zmm9,%zmm12,%zmm14
vfmadd213ps	%zmm24,%zmm12,%zmm14
vfmadd213ps	%zmm25,%zmm12,%zmm14
vfmadd213ps	%zmm0,%zmm12,%zmm14
vaddps	%zmm26,%zmm13,%zmm12
vcvttps2udq	%zmm12,%zmm12
vpslld	$23,%zmm12,%zmm12
vmulps	%zmm12,%zmm14,%zmm12
vandps	%zmm21,%zmm10,%zmm13
vfmadd132ps	%zmm27,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm28,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm7,%zmm13,%zmm14
vfmadd213ps	%zmm23,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vcmpltps	%zmm11,%zmm10,%k1
vblendmps	357f(%rip){1to16},%zmm19,%zmm11 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm12,%zmm10,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm12,%zmm13,%zmm2
vmulps	%zmm2,%zmm11,%zmm13
vsubps	%zmm6,%zmm11,%zmm2
vsubps	%zmm13,%zmm8,%zmm6
vaddps	%zmm6,%zmm2,%zmm2
vmovaps	%zmm2,-128(%r8)
vsubps	%zmm12,%zmm3,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm2,-64(%r8)
vmulps	%zmm14,%zmm5,%zmm2
vmovaps	%zmm2,(%r8)
incq	%r14
addq	$192,%r8
vmovaps	%zmm10,%zmm2
vmovaps	%zmm12,%zmm3
vbroadcastss	358f(%rip),%zmm12
vmovaps	%zmm13,%zmm8
vmovaps	%zmm11,%zmm6
cmpq	%r14,%r9
jne	74b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	432(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	880(%rsp),%zmm11
ja	75f
vxorps	%xmm11,%xmm11,%xmm11
75:
movq	56(%rsp),%r8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,304(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,368(%rsp)
vmovups	%zmm1,560(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm8,%xmm8,%xmm8
xorl	%r14d,%r14d
vmovups	240(%rsp),%zmm14
.p2align	4
76:
vmovups	%zmm8,752(%rsp)
vmovups	%zmm23,496(%rsp)
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%rcx,%r15
leaq	(%r14,%r9),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm25
vmovaps	64(%rdi,%rdx),%zmm27
vmovaps	128(%rdi,%rdx),%zmm1
vmovups	%zmm1,688(%rsp)
vmulps	%zmm25,%zmm14,%zmm26
vxorps	%xmm30,%xmm30,%xmm30
xorl	%edx,%edx
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm31,%xmm31,%xmm31
vbroadcastss	322f(%rip),%zmm28
vmovups	176(%rsp),%zmm19
.p2align	4
77:
vmovaps	-64(%r15),%zmm2
vmovaps	-128(%rbp,%rdx),%zmm16
vmovaps	-64(%rbp,%rdx),%zmm7
vmovaps	%zmm16,%zmm20
vfmadd213ps	%zmm19,%zmm26,%zmm20
vaddps	(%r15),%zmm20,%zmm20
vdivps	%zmm20,%zmm28,%zmm14
vsubps	%zmm20,%zmm2,%zmm2
vmulps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm11,%zmm20
vfmadd213ps	%zmm14,%zmm14,%zmm20
vaddps	%zmm20,%zmm4,%zmm4
vaddps	%zmm2,%zmm6,%zmm6
vfmadd231ps	%zmm16,%zmm2,%zmm8
vfmadd231ps	%zmm7,%zmm2,%zmm23
vfmadd231ps	(%rbp,%rdx),%zmm2,%zmm31
vmulps	%zmm20,%zmm16,%zmm2
vaddps	%zmm2,%zmm29,%zmm29
vfmadd231ps	%zmm2,%zmm16,%zmm30
vmulps	%zmm20,%zmm7,%zmm2
vaddps	%zmm2,%zmm12,%zmm12
vfmadd231ps	%zmm16,%zmm2,%zmm3
vfmadd231ps	%zmm7,%zmm2,%zmm1
addq	$192,%rdx
subq	$-128,%r15
cmpq	%rdx,%r12
jne	77b
vmovups	240(%rsp),%zmm14
vmulps	%zmm27,%zmm14,%zmm2
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm26,%zmm1
vfmadd231ps	%zmm1,%zmm26,%zmm15
vmovaps	%zmm3,%zmm1
vfmadd213ps	%zmm7,%zmm2,%zmm1
vfmadd231ps	%zmm1,%zmm26,%zmm17
vfmadd213ps	%zmm7,%zmm25,%zmm3
vfmadd231ps	%zmm3,%zmm26,%zmm18
vaddps	%zmm7,%zmm12,%zmm1
vmovups	816(%rsp),%zmm3
vfmadd231ps	%zmm1,%zmm26,%zmm3
vmovups	%zmm3,816(%rsp)
vfmadd231ps	%zmm23,%zmm26,%zmm0
vfmadd231ps	%zmm23,%zmm27,%zmm22
vmovaps	%zmm30,%zmm1
vfmadd213ps	%zmm7,%zmm2,%zmm1
vfmadd231ps	%zmm1,%zmm2,%zmm21
vfmadd213ps	%zmm7,%zmm25,%zmm30
vfmadd231ps	%zmm30,%zmm2,%zmm5
vfmadd231ps	%zmm30,%zmm25,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm10
vaddps	%zmm7,%zmm29,%zmm1
vmovups	368(%rsp),%zmm3
vfmadd231ps	%zmm2,%zmm1,%zmm3
vmovups	%zmm3,368(%rsp)
vmovups	560(%rsp),%zmm2
vfmadd231ps	%zmm1,%zmm25,%zmm2
vmovups	%zmm2,560(%rsp)
vfmadd231ps	%zmm31,%zmm25,%zmm24
vfmadd231ps	%zmm8,%zmm25,%zmm13
vmovups	752(%rsp),%zmm1
vfmadd231ps	688(%rsp),%zmm8,%zmm1
vmovaps	%zmm1,%zmm8
vmovups	304(%rsp),%zmm1
vaddps	%zmm6,%zmm1,%zmm1
vmovups	%zmm1,304(%rsp)
vaddps	%zmm7,%zmm4,%zmm1
vmovups	496(%rsp),%zmm23
vaddps	%zmm1,%zmm23,%zmm23
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
jne	76b
vbroadcastss	343f(%rip),%zmm29
vxorps	%xmm12,%xmm12,%xmm12
vpbroadcastd	388f(%rip),%zmm16
vpbroadcastd	389f(%rip),%zmm20
vpbroadcastd	322f(%rip),%zmm25
vbroadcastss	392f(%rip),%zmm28
vbroadcastss	396f(%rip),%zmm26
vbroadcastss	397f(%rip),%zmm27
vbroadcastss	398f(%rip),%zmm31
vbroadcastss	399f(%rip),%zmm30
vmovaps	%zmm5,%zmm7
vmovaps	%zmm18,%zmm19
vmovups	3824(%rsp),%zmm18
vmovups	3760(%rsp),%zmm4
vmovaps	%zmm0,%zmm5
vbroadcastss	322f(%rip),%zmm0
vmovss	432(%rsp),%xmm6
jmp	82f
.p2align	4
78:
vucomiss	%xmm12,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vmovups	880(%rsp),%zmm11
vpbroadcastd	388f(%rip),%zmm16
vpbroadcastd	389f(%rip),%zmm20
vpbroadcastd	322f(%rip),%zmm25
vbroadcastss	392f(%rip),%zmm28
vbroadcastss	399f(%rip),%zmm30
vmovups	240(%rsp),%zmm14
ja	79f
vxorps	%xmm11,%xmm11,%xmm11
79:
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,560(%rsp)
vmovups	%zmm1,368(%rsp)
vmovups	%zmm1,816(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm1,304(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
82:
vdivps	%zmm4,%zmm0,%zmm1
vmulps	%zmm14,%zmm11,%zmm2
vmulps	%zmm24,%zmm2,%zmm24
vdivps	2160(%rsp),%zmm0,%zmm3
vfnmadd213ps	%zmm15,%zmm1,%zmm24
vucomiss	%xmm12,%xmm6
vmulps	%zmm8,%zmm2,%zmm15
vdivps	%zmm14,%zmm29,%zmm1
vfnmadd213ps	%zmm21,%zmm3,%zmm15
vfnmadd213ps	%zmm17,%zmm2,%zmm22
vmulps	%zmm1,%zmm11,%zmm1
vfmadd231ps	%zmm5,%zmm1,%zmm19
vfmadd231ps	%zmm1,%zmm10,%zmm7
vmovups	%zmm19,2928(%rsp)
vmovups	%zmm15,3696(%rsp)
vmovups	%zmm24,3632(%rsp)
jbe	86f
vmovaps	%zmm19,%zmm8
vmovups	2096(%rsp),%zmm1
vaddps	%zmm1,%zmm18,%zmm1
vmovups	%zmm1,2096(%rsp)
vcmpgeps	387f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm18,%zmm11
vmovaps	%zmm18,%zmm11 {%k1}
vaddss	%xmm12,%xmm11,%xmm1
vmovshdup	%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm12,%xmm1
vbroadcastss	393f(%rip),%zmm17
vbroadcastss	394f(%rip),%zmm19
vbroadcastss	395f(%rip),%zmm21
vmovups	1968(%rsp),%zmm12
jbe	87f
testq	%r9,%r9
vmovups	176(%rsp),%zmm24
vmovaps	%zmm5,%zmm0
vmovaps	%zmm7,%zmm5
vxorps	%xmm4,%xmm4,%xmm4
je	85f
movq	56(%rsp),%r8
xorl	%r14d,%r14d
.p2align	4
83:
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%rcx,%r15
leaq	(%r14,%r9),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmulps	(%rdi,%rdx),%zmm14,%zmm1
movq	%rdi,%rdx
xorl	%r13d,%r13d
vbroadcastss	322f(%rip),%zmm18
.p2align	4
84:
vmovaps	(%rdx),%zmm2
vfmadd213ps	%zmm24,%zmm1,%zmm2
vaddps	(%r15,%r13),%zmm2,%zmm2
vdivps	%zmm2,%zmm18,%zmm3
vmovaps	-64(%r15,%r13),%zmm6
vsubps	%zmm2,%zmm6,%zmm6
vmulps	%zmm3,%zmm6,%zmm6
vaddps	%zmm29,%zmm3,%zmm3
vcmpltps	%zmm6,%zmm29,%k1
vmovaps	%zmm6,%zmm3 {%k1}
vaddps	%zmm18,%zmm3,%zmm7
vpaddd	%zmm16,%zmm7,%zmm7
vpandd	%zmm20,%zmm7,%zmm7
vpsubd	%zmm7,%zmm25,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm29,%zmm8,%zmm12
vfmadd231ps	%zmm3,%zmm8,%zmm12
vmulps	%zmm12,%zmm12,%zmm3
vmovaps	%zmm28,%zmm8
vfmadd213ps	%zmm17,%zmm12,%zmm8
vmovaps	%zmm19,%zmm14
vmovaps	%zmm26,%zmm15
vfmadd213ps	%zmm27,%zmm12,%zmm15
vfmadd213ps	%zmm21,%zmm12,%zmm14
vfmadd231ps	%zmm31,%zmm3,%zmm15
vfmadd213ps	%zmm14,%zmm3,%zmm15
vfmadd213ps	%zmm8,%zmm3,%zmm15
vfmadd213ps	%zmm12,%zmm3,%zmm15
vaddps	%zmm18,%zmm6,%zmm3
vfmadd231ps	%zmm30,%zmm7,%zmm15
vmaxps	%zmm29,%zmm6,%zmm6
vfmsub231ps	%zmm3,%zmm15,%zmm6
vfmadd231ps	%zmm6,%zmm2,%zmm4
subq	$-128,%r13
addq	$192,%rdx
cmpq	%r13,%rsi
jne	84b
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
vmovups	240(%rsp),%zmm14
jne	83b
85:
vbroadcastss	422f(%rip),%zmm1
vmovups	2288(%rsp),%zmm2
vfmadd213ps	423f(%rip){1to16},%zmm2,%zmm1
vxorps	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm11,%zmm8,%k5
vaddps	%zmm1,%zmm2,%zmm1
vcmpltps	%zmm4,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm4,%zmm2 {%k6}
vmovups	%zmm2,2288(%rsp)
vmovups	1200(%rsp),%zmm1
vmaxps	347f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1200(%rsp)
vmovups	2544(%rsp),%zmm1
vbroadcastss	424f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2544(%rsp)
vbroadcastss	322f(%rip),%zmm12
vblendmps	345f(%rip){1to16},%zmm12,%zmm1 {%k1}
vmovups	1520(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	944(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,944(%rsp)
vmovups	1264(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	624(%rsp),%zmm11
vsubps	%zmm4,%zmm11,%zmm11
vmovups	1328(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm4
vsubps	%zmm4,%zmm6,%zmm6
vsubps	%zmm6,%zmm14,%zmm14
vmovups	%zmm14,240(%rsp)
vmovups	1392(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm24,%zmm24
vmovups	%zmm24,176(%rsp)
vmovups	1456(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1456(%rsp)
vmovups	1584(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1584(%rsp)
vmovups	880(%rsp),%zmm1
vmovaps	%zmm8,%zmm1 {%k1}
vmovups	%zmm1,880(%rsp)
vmovups	2032(%rsp),%zmm1
vbroadcastss	352f(%rip),%zmm1 {%k1}
vmovups	%zmm1,2032(%rsp)
vmovaps	%zmm12,%zmm1 {%k1} {z}
vmovups	%zmm1,2224(%rsp)
vmovups	%zmm6,1392(%rsp)
vmovups	%zmm4,1328(%rsp)
vmovups	%zmm3,1264(%rsp)
vmovups	%zmm2,1520(%rsp)
movq	48(%rsp),%r13
vmovups	1712(%rsp),%zmm3
vmovaps	%zmm5,%zmm7
vmovups	2928(%rsp),%zmm19
vmovaps	%zmm0,%zmm5
vmovaps	%zmm12,%zmm0
vmovups	3696(%rsp),%zmm15
vmovups	3632(%rsp),%zmm24
vmovups	1968(%rsp),%zmm12
jmp	88f
.p2align	4
86:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2224(%rsp)
vmovups	1712(%rsp),%zmm3
vmovups	1968(%rsp),%zmm12
vmovups	1648(%rsp),%zmm4
vmovups	624(%rsp),%zmm11
jmp	89f
.p2align	4
87:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2224(%rsp)
vmovups	1712(%rsp),%zmm3
vmovups	624(%rsp),%zmm11
vmovaps	%zmm8,%zmm19
88:
vmovups	1648(%rsp),%zmm4
89:
vmovups	%zmm5,3440(%rsp)
vmovups	%zmm10,3504(%rsp)
vmovups	%zmm13,3568(%rsp)
vmovups	%zmm9,4144(%rsp)
vbroadcastss	339f(%rip),%zmm2
vmaxps	%zmm2,%zmm24,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm24
vmaxps	%zmm2,%zmm15,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm17
vmaxps	%zmm2,%zmm9,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm14
vmovdqu64	4272(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm23,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4336(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vmovups	%zmm23,496(%rsp)
vdivps	%zmm1,%zmm0,%zmm21
vmovups	944(%rsp),%zmm1
vcmpleps	%zmm12,%zmm1,%k5
vcmpleps	%zmm1,%zmm4,%k7
vblendmps	%zmm5,%zmm29,%zmm1 {%k7}
vbroadcastss	358f(%rip),%zmm9
vxorps	%zmm9,%zmm5,%zmm1 {%k5}
vpxord	%xmm25,%xmm25,%xmm25
vcmpleps	%zmm1,%zmm25,%k7
korw	%k0,%k7,%k5
vmulps	%zmm24,%zmm5,%zmm1
vmovups	%zmm1,1072(%rsp)
kmovw	2608(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm25,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,1008(%rsp)
vblendmps	%zmm25,%zmm0,%zmm5 {%k5}
vmovups	%zmm5,752(%rsp)
vcmpleps	%zmm11,%zmm3,%k7
vblendmps	%zmm10,%zmm29,%zmm1 {%k7}
vmovups	%zmm11,624(%rsp)
vcmpleps	2800(%rsp),%zmm11,%k7
vxorps	%zmm9,%zmm10,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm25,%k2
korw	%k2,%k6,%k7
vmulps	%zmm10,%zmm17,%zmm1
vmovups	%zmm1,2416(%rsp)
kmovw	6(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm1,%zmm23 {%k2} {z}
vblendmps	%zmm25,%zmm0,%zmm3 {%k7}
vmovups	%zmm3,1136(%rsp)
vmovups	240(%rsp),%zmm2
vcmpgeps	1776(%rsp),%zmm2,%k2
vblendmps	%zmm13,%zmm29,%zmm1 {%k2}
vmovups	%zmm2,240(%rsp)
vcmpleps	1840(%rsp),%zmm2,%k2
vxorps	%zmm9,%zmm13,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm25,%k2
korw	%k2,%k1,%k6
vmulps	%zmm13,%zmm14,%zmm1
vmovups	%zmm1,2352(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm25,%zmm0,%zmm2 {%k6}
vmovups	%zmm2,688(%rsp)
vmovaps	%zmm1,%zmm1 {%k1} {z}
vmovups	%zmm1,3056(%rsp)
vmovups	176(%rsp),%zmm1
vcmpgeps	2864(%rsp),%zmm1,%k1
vmovups	304(%rsp),%zmm11
vblendmps	%zmm11,%zmm29,%zmm6 {%k1}
vmovups	%zmm1,176(%rsp)
vcmpleps	1904(%rsp),%zmm1,%k1
vmulps	%zmm3,%zmm17,%zmm4
vmovups	%zmm22,4080(%rsp)
vmulps	%zmm4,%zmm22,%zmm1
vmulps	%zmm5,%zmm24,%zmm8
vmulps	%zmm8,%zmm1,%zmm5
vmulps	%zmm2,%zmm14,%zmm20
vmulps	%zmm20,%zmm19,%zmm1
vmulps	%zmm8,%zmm1,%zmm16
vmulps	%zmm5,%zmm16,%zmm3
vmovaps	%zmm5,%zmm28
vfnmadd213ps	%zmm0,%zmm5,%zmm28
vbroadcastss	425f(%rip),%zmm12
vmaxps	%zmm12,%zmm28,%zmm1
vsqrtps	%zmm1,%zmm1
vxorps	%zmm9,%zmm11,%zmm6 {%k1}
vmovdqu64	4208(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm1,%zmm0,%zmm18
vmovups	%zmm17,2736(%rsp)
vmulps	%zmm18,%zmm17,%zmm1
vmovaps	%zmm0,%zmm1 {%k7}
vcmpleps	%zmm6,%zmm25,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm25,%zmm0,%zmm13 {%k1}
vmulps	%zmm13,%zmm21,%zmm10
vmulps	816(%rsp),%zmm10,%zmm2
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm5,%zmm2,%zmm6
vmovups	%zmm7,3376(%rsp)
vmulps	%zmm20,%zmm7,%zmm7
vfmsub231ps	%zmm7,%zmm4,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vmovaps	%zmm16,%zmm25
vfnmadd213ps	%zmm0,%zmm16,%zmm25
vfnmadd231ps	%zmm3,%zmm3,%zmm25
vmaxps	%zmm12,%zmm25,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm16,%zmm2,%zmm8
vdivps	%zmm7,%zmm0,%zmm9
vmulps	368(%rsp),%zmm10,%zmm7
vfmsub231ps	%zmm7,%zmm4,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vmulps	560(%rsp),%zmm10,%zmm4
vfmsub231ps	%zmm4,%zmm20,%zmm8
vfnmadd231ps	%zmm3,%zmm6,%zmm8
vmulps	%zmm9,%zmm8,%zmm7
vmovaps	%zmm2,%zmm4
vfnmadd213ps	%zmm0,%zmm2,%zmm4
vfnmadd231ps	%zmm6,%zmm6,%zmm4
vfnmadd231ps	%zmm7,%zmm7,%zmm4
vmaxps	%zmm12,%zmm4,%zmm8
vsqrtps	%zmm8,%zmm8
vmovups	%zmm24,2672(%rsp)
vmulps	%zmm24,%zmm1,%zmm12
vmovaps	%zmm1,%zmm12 {%k5}
vdivps	%zmm8,%zmm0,%zmm30
vmovaps	%zmm14,%zmm15
vmulps	%zmm9,%zmm14,%zmm1
vmovaps	%zmm0,%zmm1 {%k6}
vmulps	%zmm1,%zmm12,%zmm1
vmulps	%zmm30,%zmm21,%zmm8
vmulps	%zmm8,%zmm1,%zmm22
vmovaps	%zmm1,%zmm22 {%k1}
vmovaps	%zmm21,%zmm14
vmovups	%zmm11,304(%rsp)
vmulps	%zmm11,%zmm21,%zmm1
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm1,%zmm24 {%k1} {z}
vxorps	%xmm17,%xmm17,%xmm17
vmovss	432(%rsp),%xmm8
vucomiss	%xmm17,%xmm8
vfmadd213ps	1008(%rsp),%zmm23,%zmm23
vmovups	3056(%rsp),%zmm11
vfmadd213ps	%zmm23,%zmm11,%zmm11
vmovups	752(%rsp),%zmm8
vmulps	1072(%rsp),%zmm8,%zmm21
vfmadd213ps	%zmm11,%zmm24,%zmm24
vbroadcastss	358f(%rip),%zmm12
vxorps	%zmm12,%zmm5,%zmm8
vmovups	%zmm8,1008(%rsp)
vmulps	%zmm21,%zmm5,%zmm8
vmovups	1136(%rsp),%zmm5
vfmsub231ps	2416(%rsp),%zmm5,%zmm8
vxorps	%zmm12,%zmm16,%zmm23
vmulps	%zmm21,%zmm16,%zmm11
vmovups	688(%rsp),%zmm5
vfmsub231ps	2352(%rsp),%zmm5,%zmm11
vxorps	%zmm12,%zmm2,%zmm5
vmovaps	%zmm12,%zmm16
vmovups	%zmm5,2416(%rsp)
vmulps	%zmm21,%zmm2,%zmm2
vmovups	%zmm18,1072(%rsp)
vmulps	%zmm18,%zmm8,%zmm12
vfnmadd231ps	%zmm3,%zmm12,%zmm11
vxorps	%zmm16,%zmm3,%zmm3
vmovups	%zmm13,432(%rsp)
vfmsub231ps	%zmm1,%zmm13,%zmm2
vxorps	%zmm16,%zmm6,%zmm5
vfnmadd231ps	%zmm6,%zmm12,%zmm2
vxorps	%zmm16,%zmm7,%zmm16
vxorps	%xmm13,%xmm13,%xmm13
vmulps	%zmm9,%zmm11,%zmm6
vfnmadd231ps	%zmm7,%zmm6,%zmm2
vmovaps	%zmm21,%zmm11
vfmadd213ps	%zmm13,%zmm21,%zmm11
vfmadd231ps	%zmm12,%zmm12,%zmm11
vfmadd231ps	%zmm6,%zmm6,%zmm11
vmovups	%zmm30,2352(%rsp)
vmulps	%zmm30,%zmm2,%zmm8
vfmadd231ps	%zmm8,%zmm8,%zmm11
ja	92f
vmovaps	%zmm5,%zmm28
vmovaps	%zmm3,%zmm20
vbroadcastss	16(%r11),%zmm1
vdivps	%zmm15,%zmm0,%zmm2
vdivps	%zmm14,%zmm0,%zmm3
vmulps	240(%rsp),%zmm2,%zmm2
vmulps	176(%rsp),%zmm3,%zmm3
vmovups	2032(%rsp),%zmm10
vdivps	%zmm10,%zmm0,%zmm4
vmulps	%zmm22,%zmm4,%zmm4
vmulps	426f(%rip){1to16},%zmm2,%zmm2
vmulps	427f(%rip){1to16},%zmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm3,%zmm5 {%k1}
vbroadcastss	352f(%rip),%zmm7
vmovups	2288(%rsp),%zmm2
vcmpltps	%zmm7,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	428f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm5,%zmm2,%zmm3
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmulps	%zmm4,%zmm4,%zmm2
vminps	%zmm0,%zmm2,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmaxps	%zmm2,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vcmpltps	%zmm7,%zmm10,%k1
vmovaps	%zmm4,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm24,%k1
vcmpleps	%zmm2,%zmm11,%k1 {%k1}
vmovups	1136(%rsp),%zmm1
vmulps	752(%rsp),%zmm1,%zmm1
vmulps	688(%rsp),%zmm1,%zmm1
vmulps	432(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm13,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	348f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	3312(%rsp),%zmm3
vcmpleps	2096(%rsp),%zmm3,%k1
vminps	429f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2992(%rsp),%zmm3
vcmpeqps	%zmm2,%zmm3,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	%zmm3,2992(%rsp)
vcmpeqps	%zmm2,%zmm3,%k1
vmovaps	%zmm0,%zmm18 {%k1} {z}
vaddss	%xmm17,%xmm18,%xmm1
vmovshdup	%xmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm18,%xmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm18,%xmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm18,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm17,%xmm1
vmovups	944(%rsp),%zmm10
ja	72b
jmp	93f
.p2align	4
92:
vmovups	%zmm10,2608(%rsp)
vmovups	%zmm20,3056(%rsp)
vmulps	2352(%rsp),%zmm8,%zmm1
vfmadd213ps	%zmm6,%zmm1,%zmm16
vmulps	%zmm16,%zmm9,%zmm2
vfmadd213ps	%zmm12,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm1,%zmm5
vmulps	1072(%rsp),%zmm5,%zmm3
vmovups	1008(%rsp),%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm5
vfmadd213ps	%zmm5,%zmm2,%zmm23
vmovups	2416(%rsp),%zmm5
vfmadd213ps	%zmm23,%zmm1,%zmm5
vmovups	2672(%rsp),%zmm12
vmulps	%zmm5,%zmm12,%zmm18
vmovups	2736(%rsp),%zmm8
vmulps	%zmm3,%zmm8,%zmm23
vmovaps	%zmm15,%zmm17
vmulps	%zmm2,%zmm15,%zmm5
vmovaps	%zmm14,%zmm10
vmulps	%zmm1,%zmm14,%zmm13
vmovups	624(%rsp),%zmm19
vaddps	%zmm23,%zmm19,%zmm1
vmovups	1712(%rsp),%zmm20
vminps	%zmm1,%zmm20,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm20,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	2800(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vcmpeqps	%zmm19,%zmm2,%k1
vcmpneqps	%zmm2,%zmm1,%k1 {%k1}
vmovups	944(%rsp),%zmm21
vaddps	%zmm18,%zmm21,%zmm1
vmovups	1648(%rsp),%zmm16
vminps	%zmm1,%zmm16,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm16,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	1968(%rsp),%zmm30
vmaxps	%zmm2,%zmm30,%zmm2
vmovaps	%zmm30,%zmm2 {%k2}
vcmpeqps	%zmm21,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k0 {%k2}
vmovups	240(%rsp),%zmm9
vmovups	%zmm5,1008(%rsp)
vaddps	%zmm5,%zmm9,%zmm1
vmovups	1776(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm5,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	1840(%rsp),%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k2}
vcmpeqps	%zmm9,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k2 {%k2}
vmovups	176(%rsp),%zmm6
vmovups	%zmm13,1072(%rsp)
vaddps	%zmm13,%zmm6,%zmm1
vmovups	2864(%rsp),%zmm14
vminps	%zmm1,%zmm14,%zmm2
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm14,%zmm2 {%k3}
vcmpunordps	%zmm2,%zmm2,%k3
vmovups	1904(%rsp),%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k3}
vcmpeqps	%zmm6,%zmm2,%k3
vcmpneqps	%zmm2,%zmm1,%k3 {%k3}
vpmovm2d	%k0,%zmm1
vpbroadcastd	354f(%rip),%zmm2 {%k2} {z}
vpsrld	$31,%zmm1,%zmm1
vpord	355f(%rip){1to16},%zmm2,%zmm2 {%k3}
vpord	353f(%rip){1to16},%zmm2,%zmm2 {%k1}
vpord	%zmm1,%zmm2,%zmm6
vminps	%zmm0,%zmm28,%zmm1
vminps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm3,%zmm25
vminps	%zmm1,%zmm4,%zmm1
vmulps	3632(%rsp),%zmm12,%zmm2
vmulps	%zmm2,%zmm12,%zmm2
vmovups	752(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm4,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	3696(%rsp),%zmm8,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovups	1136(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm4,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	4144(%rsp),%zmm15,%zmm2
vmulps	%zmm2,%zmm15,%zmm2
vmovups	688(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm4,%zmm3
vmovups	3824(%rsp),%zmm2
vsubps	2224(%rsp),%zmm2,%zmm13
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovups	1520(%rsp),%zmm2
vxorps	%xmm8,%xmm8,%xmm8
vfmadd132ps	3440(%rsp),%zmm8,%zmm2
vmovups	3504(%rsp),%zmm3
vfmadd231ps	1264(%rsp),%zmm3,%zmm2
vmovups	3568(%rsp),%zmm3
vfmadd231ps	1328(%rsp),%zmm3,%zmm2
vmovups	304(%rsp),%zmm3
vfmadd231ps	1392(%rsp),%zmm3,%zmm2
vmulps	496(%rsp),%zmm10,%zmm3
vmulps	%zmm3,%zmm10,%zmm3
vmovups	432(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm4
vfmadd231ps	%zmm3,%zmm7,%zmm4
vminps	%zmm1,%zmm4,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vsqrtps	%zmm11,%zmm15
vdivps	%zmm9,%zmm0,%zmm1
vmulps	%zmm1,%zmm17,%zmm28
vmovups	880(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm8,%k0
vcmpltps	%zmm1,%zmm8,%k1
vcmpltps	434f(%rip){1to16},%zmm3,%k3
vbroadcastss	16(%r11),%zmm1
kandw	%k3,%k1,%k2
vmovups	1456(%rsp),%zmm7
vsubps	%zmm2,%zmm7,%zmm2
vbroadcastss	345f(%rip),%zmm11
vmulps	%zmm11,%zmm7,%zmm3
vmaxps	%zmm2,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm3,%zmm4 {%k4}
vmaxps	339f(%rip){1to16},%zmm4,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmulps	1584(%rsp),%zmm2,%zmm2
vmovups	2544(%rsp),%zmm4
vminps	%zmm2,%zmm4,%zmm3
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm4,%zmm3 {%k4}
vmaxps	437f(%rip){1to16},%zmm3,%zmm17
vcmpnltps	%zmm7,%zmm8,%k4
korw	%k4,%k1,%k4
vmovaps	%zmm0,%zmm17 {%k4}
vmulps	%zmm15,%zmm15,%zmm2
vmulps	%zmm2,%zmm28,%zmm2
korw	%k0,%k3,%k5
vxorps	%xmm7,%xmm7,%xmm7
vbroadcastss	352f(%rip),%zmm12
vmovaps	%zmm12,%zmm2 {%k5}
vcmpleps	%zmm1,%zmm2,%k4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm24,%k0 {%k4}
vcmpgtps	2480(%rsp),%zmm15,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k1,%k1
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm13,496(%rsp)
vcmpnltps	%zmm13,%zmm8,%k3
vptestmd	%zmm6,%zmm6,%k6
korw	%k3,%k2,%k7
vmovdqu64	4016(%rsp),%zmm1
vpord	%zmm6,%zmm1,%zmm13
vmovdqa32	%zmm1,%zmm13 {%k7}
vbroadcastss	336f(%rip),%zmm8
vandps	%zmm8,%zmm18,%zmm1
vbroadcastss	438f(%rip),%zmm4
vaddps	%zmm4,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm3
vmulps	3760(%rsp),%zmm3,%zmm2
vminps	%zmm17,%zmm2,%zmm6
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm23,%zmm5
vandps	%zmm8,%zmm23,%zmm1
vaddps	%zmm4,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm2,%zmm6 {%k4}
vmulps	2160(%rsp),%zmm1,%zmm2
vminps	%zmm6,%zmm2,%zmm4
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm2,%zmm4 {%k4}
vcmpgtps	2288(%rsp),%zmm12,%k4
vmovaps	%zmm0,%zmm2 {%k4} {z}
vaddss	%xmm7,%xmm2,%xmm6
vmovshdup	%xmm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vextractf128	$1,%ymm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vmovshdup	%xmm7,%xmm8
vaddss	%xmm6,%xmm8,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm6,%xmm8,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vextractf32x4	$2,%zmm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vmovshdup	%xmm7,%xmm8
vaddss	%xmm6,%xmm8,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm6,%xmm8,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vextractf32x4	$3,%zmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm6
vmovshdup	%xmm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm7
vaddss	%xmm7,%xmm6,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm2
vmovups	1200(%rsp),%zmm24
vmulps	%zmm11,%zmm24,%zmm24 {%k1}
korw	%k6,%k7,%k1
vmovaps	%zmm12,%zmm22 {%k5}
vmovaps	%zmm14,%zmm12
vxorps	%xmm6,%xmm6,%xmm6
vucomiss	%xmm6,%xmm2
vmovaps	%zmm4,%zmm6
jbe	68b
vbroadcastss	336f(%rip),%zmm8
vmovups	1072(%rsp),%zmm10
vandps	%zmm8,%zmm10,%zmm2
vbroadcastss	438f(%rip),%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vmovups	1008(%rsp),%zmm23
vandps	%zmm8,%zmm23,%zmm6
vaddps	%zmm7,%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vxorps	%xmm14,%xmm14,%xmm14
vcmpltps	%zmm14,%zmm18,%k5
vsubps	%zmm21,%zmm16,%zmm7
vsubps	%zmm30,%zmm21,%zmm7 {%k5}
vmulps	%zmm3,%zmm7,%zmm3
vbroadcastss	439f(%rip),%zmm11
vmulps	%zmm11,%zmm3,%zmm3
vmulps	752(%rsp),%zmm7,%zmm7
vcmpltps	%zmm7,%zmm14,%k5
vbroadcastss	352f(%rip),%zmm8
vmovaps	%zmm8,%zmm7
vminps	%zmm8,%zmm3,%zmm7 {%k5}
vcmpltps	%zmm14,%zmm5,%k5
vsubps	%zmm19,%zmm20,%zmm3
vsubps	%zmm25,%zmm19,%zmm3 {%k5}
vmulps	%zmm1,%zmm3,%zmm1
vmulps	1136(%rsp),%zmm3,%zmm3
vcmpltps	%zmm3,%zmm14,%k5
vmovaps	%zmm8,%zmm3
vmulps	%zmm11,%zmm1,%zmm3 {%k5}
vminps	%zmm7,%zmm3,%zmm1
vcmpunordps	%zmm7,%zmm7,%k5
vmovaps	%zmm3,%zmm1 {%k5}
vcmpltps	%zmm14,%zmm23,%k5
vmovups	1776(%rsp),%zmm3
vsubps	%zmm9,%zmm3,%zmm3
vsubps	1840(%rsp),%zmm9,%zmm3 {%k5}
vmulps	%zmm6,%zmm3,%zmm6
vmulps	688(%rsp),%zmm3,%zmm3
vcmpltps	%zmm3,%zmm14,%k5
vmovaps	%zmm8,%zmm3
vmulps	%zmm11,%zmm6,%zmm3 {%k5}
vminps	%zmm1,%zmm3,%zmm6
vcmpunordps	%zmm1,%zmm1,%k5
vmovaps	%zmm3,%zmm6 {%k5}
vcmpltps	%zmm14,%zmm10,%k5
vmovups	176(%rsp),%zmm3
vsubps	%zmm3,%zmm12,%zmm1
vsubps	1904(%rsp),%zmm3,%zmm1 {%k5}
vmulps	%zmm2,%zmm1,%zmm2
vmulps	432(%rsp),%zmm1,%zmm1
vxorps	%xmm10,%xmm10,%xmm10
vcmpltps	%zmm1,%zmm14,%k5
vmovaps	%zmm8,%zmm1
vmulps	%zmm11,%zmm2,%zmm1 {%k5}
vminps	%zmm6,%zmm1,%zmm2
vcmpunordps	%zmm6,%zmm6,%k5
vmovaps	%zmm1,%zmm2 {%k5}
vcmpltps	%zmm4,%zmm2,%k4 {%k4}
vblendmps	%zmm2,%zmm4,%zmm6 {%k4}
jmp	68b
.p2align	4
93:
vmovaps	%zmm16,%zmm30
vmovaps	%zmm23,%zmm25
vmulps	2352(%rsp),%zmm8,%zmm1
vfmadd213ps	%zmm6,%zmm1,%zmm30
vmulps	%zmm30,%zmm9,%zmm2
vfmadd213ps	%zmm12,%zmm2,%zmm20
vfmadd213ps	%zmm20,%zmm1,%zmm28
vmulps	1072(%rsp),%zmm28,%zmm3
vmovups	1008(%rsp),%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vfmadd213ps	%zmm4,%zmm2,%zmm25
vmovups	2416(%rsp),%zmm4
vfmadd213ps	%zmm25,%zmm1,%zmm4
vmulps	2672(%rsp),%zmm4,%zmm4
vmovups	%zmm4,1136(%rsp)
vmulps	2736(%rsp),%zmm3,%zmm3
vmovups	%zmm3,432(%rsp)
vmovups	%zmm15,304(%rsp)
vmulps	%zmm2,%zmm15,%zmm2
vmovups	%zmm2,688(%rsp)
vmovups	%zmm14,496(%rsp)
vmulps	%zmm1,%zmm14,%zmm1
vmovups	%zmm1,752(%rsp)
vdivps	3184(%rsp),%zmm0,%zmm1
vmulps	3952(%rsp),%zmm1,%zmm1
vpbroadcastd	388f(%rip),%zmm18
vpaddd	%zmm18,%zmm1,%zmm2
vpbroadcastd	389f(%rip),%zmm23
vpandd	%zmm23,%zmm2,%zmm2
vpbroadcastd	322f(%rip),%zmm20
vpsubd	%zmm2,%zmm20,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	392f(%rip),%zmm4
vfmadd213ps	393f(%rip){1to16},%zmm3,%zmm4
vbroadcastss	394f(%rip),%zmm5
vfmadd213ps	395f(%rip){1to16},%zmm3,%zmm5
vfmadd213ps	%zmm27,%zmm3,%zmm26
vfmadd231ps	%zmm31,%zmm1,%zmm26
vfmadd213ps	%zmm5,%zmm1,%zmm26
vfmadd213ps	%zmm4,%zmm1,%zmm26
vfmadd213ps	%zmm3,%zmm1,%zmm26
vfmadd231ps	399f(%rip){1to16},%zmm2,%zmm26
vmovups	3120(%rsp),%zmm1
vfmadd231ps	432f(%rip){1to16},%zmm1,%zmm26
vmovups	3248(%rsp),%zmm1
vfmadd231ps	433f(%rip){1to16},%zmm1,%zmm26
vmovups	%zmm26,2160(%rsp)
movl	%r10d,%edx
shrb	$3,%dl
testl	%r9d,%r9d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm11,%xmm11,%xmm11
cmpb	$1,%r8b
jne	96f
imulq	16(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
94:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r9),%r10
leaq	(%r10,%r10,2),%r10
shlq	$6,%r10
vmovups	240(%rsp),%zmm1
vmulps	(%rdi,%r10),%zmm1,%zmm4
movq	%rdi,%r14
xorl	%r15d,%r15d
vbroadcastss	396f(%rip),%zmm27
vbroadcastss	397f(%rip),%zmm28
vbroadcastss	398f(%rip),%zmm30
vbroadcastss	399f(%rip),%zmm24
vbroadcastss	348f(%rip),%zmm25
vmovups	176(%rsp),%zmm9
vbroadcastss	392f(%rip),%zmm26
.p2align	4
95:
vmovaps	(%r14),%zmm1
vmovaps	(%r8,%r15),%zmm2
vfmadd213ps	%zmm9,%zmm4,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vdivps	%zmm1,%zmm0,%zmm3
vmovaps	-64(%r8,%r15),%zmm6
vsubps	%zmm1,%zmm6,%zmm6
vmulps	%zmm3,%zmm6,%zmm6
vaddps	%zmm29,%zmm3,%zmm7
vcmpltps	%zmm6,%zmm29,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vaddps	%zmm0,%zmm7,%zmm8
vpaddd	%zmm18,%zmm8,%zmm8
vpandd	%zmm23,%zmm8,%zmm8
vpsubd	%zmm8,%zmm20,%zmm12
vaddps	%zmm29,%zmm12,%zmm15
vfmadd231ps	%zmm7,%zmm12,%zmm15
vmulps	%zmm15,%zmm15,%zmm7
vbroadcastss	394f(%rip),%zmm12
vfmadd213ps	395f(%rip){1to16},%zmm15,%zmm12
vmovdqa64	%zmm20,%zmm31
vmovaps	%zmm27,%zmm20
vfmadd213ps	%zmm28,%zmm15,%zmm20
vfmadd231ps	%zmm30,%zmm7,%zmm20
vfmadd213ps	%zmm12,%zmm7,%zmm20
vmovaps	%zmm26,%zmm12
vfmadd213ps	393f(%rip){1to16},%zmm15,%zmm12
vfmadd213ps	%zmm12,%zmm7,%zmm20
vfmadd213ps	%zmm15,%zmm7,%zmm20
vcvtdq2ps	%zmm8,%zmm7
vfmadd231ps	%zmm24,%zmm7,%zmm20
vaddps	%zmm0,%zmm6,%zmm7
vmaxps	%zmm29,%zmm6,%zmm6
vfmsub231ps	%zmm7,%zmm20,%zmm6
vmovdqa64	%zmm31,%zmm20
vaddps	%zmm25,%zmm1,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vfmadd231ps	%zmm6,%zmm1,%zmm11
vmulps	%zmm3,%zmm2,%zmm1
vmulps	%zmm7,%zmm7,%zmm2
vaddps	%zmm7,%zmm5,%zmm5
vmulps	%zmm2,%zmm7,%zmm3
vaddps	%zmm2,%zmm10,%zmm10
vaddps	%zmm3,%zmm22,%zmm22
vfmadd231ps	%zmm3,%zmm1,%zmm16
vmulps	%zmm3,%zmm2,%zmm3
vfmadd231ps	%zmm2,%zmm1,%zmm17
vmulps	%zmm2,%zmm2,%zmm2
vaddps	%zmm2,%zmm21,%zmm21
vfmadd231ps	%zmm2,%zmm1,%zmm14
vfmadd231ps	%zmm1,%zmm3,%zmm13
vaddps	%zmm3,%zmm19,%zmm19
subq	$-128,%r15
addq	$192,%r14
cmpq	%r15,%rsi
jne	95b
incq	%rdx
addq	%rax,%rbx
cmpq	%r9,%rdx
jne	94b
96:
vmovups	2736(%rsp),%zmm27
vmulps	4080(%rsp),%zmm27,%zmm1
vmovups	2672(%rsp),%zmm28
vmulps	%zmm28,%zmm1,%zmm24
vmovaps	%zmm24,%zmm1
vfnmadd213ps	%zmm0,%zmm24,%zmm1
vbroadcastss	425f(%rip),%zmm6
vmaxps	%zmm6,%zmm1,%zmm2
vsqrtps	%zmm2,%zmm2
vmovups	2992(%rsp),%zmm26
vcmpleps	%zmm0,%zmm26,%k2
vdivps	%zmm2,%zmm0,%zmm18
vmovups	304(%rsp),%zmm30
vmulps	2928(%rsp),%zmm30,%zmm2
vmulps	%zmm28,%zmm2,%zmm15
vmulps	3376(%rsp),%zmm30,%zmm2
vmulps	%zmm24,%zmm15,%zmm3
vfmsub231ps	%zmm2,%zmm27,%zmm3
vbroadcastss	336f(%rip),%zmm7
vmovups	1136(%rsp),%zmm23
vandps	%zmm7,%zmm23,%zmm2
vxorps	%xmm4,%xmm4,%xmm4
vmaxps	%zmm4,%zmm2,%zmm2
vmovups	432(%rsp),%zmm9
vandps	%zmm7,%zmm9,%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vbroadcastss	20(%r11),%zmm4
vminps	24(%r11){1to16},%zmm4,%zmm4
vmulps	%zmm18,%zmm3,%zmm20
vmulps	435f(%rip){1to16},%zmm4,%zmm3
vcmpleps	%zmm3,%zmm2,%k3 {%k2}
vmovaps	%zmm15,%zmm2
vfnmadd213ps	%zmm0,%zmm15,%zmm2
vfnmadd231ps	%zmm20,%zmm20,%zmm2
vmaxps	%zmm6,%zmm2,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm31
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm2,%zmm1
vmovups	496(%rsp),%zmm25
vmulps	816(%rsp),%zmm25,%zmm2
vmulps	%zmm28,%zmm2,%zmm2
vmulps	368(%rsp),%zmm25,%zmm3
vmulps	%zmm24,%zmm2,%zmm4
vfmsub231ps	%zmm3,%zmm27,%zmm4
vmulps	%zmm18,%zmm4,%zmm12
vmulps	560(%rsp),%zmm25,%zmm3
vmulps	%zmm15,%zmm2,%zmm4
vfmsub231ps	%zmm3,%zmm30,%zmm4
vfnmadd231ps	%zmm20,%zmm12,%zmm4
vmulps	%zmm31,%zmm4,%zmm3
vmovaps	%zmm2,%zmm4
vfnmadd213ps	%zmm0,%zmm2,%zmm4
vfnmadd231ps	%zmm12,%zmm12,%zmm4
vfnmadd231ps	%zmm3,%zmm3,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vcmpgtps	434f(%rip){1to16},%zmm1,%k0
vmovups	944(%rsp),%zmm8
vaddps	%zmm8,%zmm23,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	1648(%rsp),%zmm6
vminps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	1968(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vbroadcastss	208(%r11),%zmm1
vmovaps	%zmm6,%zmm8 {%k3}
vbroadcastss	12(%r11),%zmm6
vcmpeqps	347f(%rip){1to16},%zmm26,%k1
vmovaps	%zmm1,%zmm8 {%k1}
movq	168(%rsp),%r9
movq	%r9,%rax
shlq	$6,%rax
movq	8(%rsp),%rbx
vmovaps	%zmm8,(%rbx,%rax)
vmovups	624(%rsp),%zmm23
vaddps	%zmm23,%zmm9,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1712(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2800(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm23 {%k3}
vmovaps	%zmm1,%zmm23 {%k1}
movq	40(%rsp),%r10
addq	%r10,%r9
shlq	$6,%r9
vmovaps	%zmm23,(%rbx,%r9)
vmovups	240(%rsp),%zmm23
vaddps	688(%rsp),%zmm23,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1776(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1840(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm23 {%k3}
leaq	(%rbx,%rax),%rsi
vmulps	%zmm23,%zmm6,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm7,(%rdx,%rsi)
vmovups	176(%rsp),%zmm9
vaddps	752(%rsp),%zmm9,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2864(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1904(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm9 {%k3}
vmulps	%zmm9,%zmm6,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm7,(%r8,%rsi)
movl	$4,%esi
movl	(%rsp),%r12d
testb	$2,%r12b
je	97f
vmaxps	425f(%rip){1to16},%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	358f(%rip),%zmm7
vmovaps	%zmm25,%zmm8
vmovaps	%zmm7,%zmm25
vxorps	%zmm7,%zmm24,%zmm7
vdivps	%zmm4,%zmm0,%zmm24
vmulps	%zmm6,%zmm30,%zmm30
vmulps	%zmm6,%zmm8,%zmm9
kandw	%k0,%k2,%k2
movl	%r12d,%r8d
andl	$4,%r8d
movl	%r8d,%esi
shrl	$2,%esi
movq	%r10,%r14
shlq	$8,%r14
addq	%rbx,%r14
movq	%r9,%r15
xorl	%r9d,%r9d
testl	%r8d,%r8d
setne	%r9b
leaq	6(%rsi,%rsi,2),%rbx
movl	$13,%esi
movl	$7,%r10d
cmoveq	%r10,%rsi
movq	40(%rsp),%r10
addq	$5,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	8(%rsp),%r9
imulq	%r10,%rbx
shlq	$6,%rbx
addq	8(%rsp),%rbx
imulq	%r10,%rsi
shlq	$6,%rsi
addq	8(%rsp),%rsi
vmulps	%zmm7,%zmm18,%zmm23
vfmadd231ps	%zmm23,%zmm20,%zmm15
vxorps	%zmm25,%zmm15,%zmm4
vmulps	%zmm4,%zmm31,%zmm15
vxorps	%zmm25,%zmm18,%zmm4
vmulps	%zmm4,%zmm20,%zmm4
vmulps	%zmm31,%zmm4,%zmm8
vfmadd231ps	%zmm23,%zmm12,%zmm2
vfmadd231ps	%zmm15,%zmm3,%zmm2
vxorps	%zmm25,%zmm2,%zmm2
vmulps	%zmm2,%zmm24,%zmm6
vmulps	%zmm12,%zmm18,%zmm2
vfmadd231ps	%zmm8,%zmm3,%zmm2
vxorps	%zmm25,%zmm2,%zmm2
vmulps	%zmm2,%zmm24,%zmm4
vxorps	%zmm25,%zmm31,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vmulps	%zmm24,%zmm2,%zmm2
vmovaps	%zmm23,%zmm3
vfmadd213ps	%zmm0,%zmm23,%zmm3
vfmadd231ps	%zmm15,%zmm15,%zmm3
vfmadd231ps	%zmm6,%zmm6,%zmm3
vmulps	%zmm3,%zmm28,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm28,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%r14)
vmulps	%zmm18,%zmm18,%zmm3
vfmadd231ps	%zmm8,%zmm8,%zmm3
vfmadd231ps	%zmm4,%zmm4,%zmm3
vmulps	%zmm3,%zmm27,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm27,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%r9)
movq	%r15,%r9
vmulps	%zmm31,%zmm31,%zmm3
vfmadd231ps	%zmm2,%zmm2,%zmm3
vmulps	%zmm30,%zmm3,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm30,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%rbx)
movq	8(%rsp),%rbx
vmulps	%zmm24,%zmm24,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm9,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%rsi)
movl	$8,%esi
testl	%r8d,%r8d
je	97f
vmulps	%zmm23,%zmm18,%zmm3
vfmadd231ps	%zmm15,%zmm8,%zmm3
vfmadd231ps	%zmm6,%zmm4,%zmm3
vmulps	%zmm3,%zmm27,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm28,%zmm7 {%k2}
leaq	(%r10,%r10,4),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%rbx,%r8
vmovaps	%zmm7,(%rax,%r8)
vmulps	%zmm15,%zmm31,%zmm3
vfmadd231ps	%zmm6,%zmm2,%zmm3
vmulps	%zmm30,%zmm3,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm28,%zmm7 {%k2}
imulq	$448,%r10,%r8
addq	%rbx,%r8
vmovaps	%zmm7,(%rax,%r8)
vmulps	%zmm8,%zmm31,%zmm3
vfmadd231ps	%zmm4,%zmm2,%zmm3
vmulps	%zmm30,%zmm3,%zmm3
vmovaps	%zmm1,%zmm7
vmulps	%zmm3,%zmm27,%zmm7 {%k2}
movq	%r10,%r8
shlq	$9,%r8
addq	%rbx,%r8
vmovaps	%zmm7,(%rax,%r8)
vmulps	%zmm6,%zmm24,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vmovaps	%zmm1,%zmm6
vmulps	%zmm3,%zmm28,%zmm6 {%k2}
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm6,(%rax,%rsi)
vmulps	%zmm4,%zmm24,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vmovaps	%zmm1,%zmm4
vmulps	%zmm3,%zmm27,%zmm4 {%k2}
imulq	$704,%r10,%rsi
addq	%rbx,%rsi
vmovaps	%zmm4,(%rax,%rsi)
vmulps	%zmm2,%zmm24,%zmm2
vmulps	%zmm9,%zmm2,%zmm2
vmulps	%zmm2,%zmm30,%zmm1 {%k2}
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$14,%esi
97:
testb	$8,%r12b
vbroadcastss	328f(%rip),%zmm20
vbroadcastss	329f(%rip),%zmm28
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	347f(%rip){1to16},%zmm26,%k2
vaddps	%zmm11,%zmm11,%zmm2
vmovups	2160(%rsp),%zmm8
vfmsub132ps	357f(%rip){1to16},%zmm11,%zmm8
vbroadcastss	100(%r11),%zmm4
vxorps	%xmm6,%xmm6,%xmm6
vfmadd213ps	%zmm6,%zmm5,%zmm4
vfmadd231ps	104(%r11){1to16},%zmm10,%zmm4
vfmadd231ps	108(%r11){1to16},%zmm22,%zmm4
vfmadd231ps	112(%r11){1to16},%zmm21,%zmm4
vfmadd231ps	116(%r11){1to16},%zmm19,%zmm4
vfmadd231ps	120(%r11){1to16},%zmm17,%zmm4
vfmadd231ps	124(%r11){1to16},%zmm16,%zmm4
vfmadd231ps	128(%r11){1to16},%zmm14,%zmm4
vfmadd231ps	132(%r11){1to16},%zmm13,%zmm4
vbroadcastss	136(%r11),%zmm3
vmovups	3888(%rsp),%zmm7
vaddps	%zmm4,%zmm7,%zmm4
vfmadd213ps	%zmm6,%zmm5,%zmm3
vfmadd231ps	140(%r11){1to16},%zmm10,%zmm3
vfmadd231ps	144(%r11){1to16},%zmm22,%zmm3
vfmadd231ps	148(%r11){1to16},%zmm21,%zmm3
vfmadd231ps	152(%r11){1to16},%zmm19,%zmm3
vfmadd231ps	156(%r11){1to16},%zmm17,%zmm3
vfmadd231ps	160(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	164(%r11){1to16},%zmm14,%zmm3
vfmadd231ps	168(%r11){1to16},%zmm13,%zmm3
vfmadd132ps	172(%r11){1to16},%zmm6,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm10,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm22,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm21,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm19,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm17,%zmm5
vfmadd231ps	196(%r11){1to16},%zmm16,%zmm5
vfmadd231ps	200(%r11){1to16},%zmm14,%zmm5
vfmadd231ps	204(%r11){1to16},%zmm13,%zmm5
vfmadd231ps	429f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	436f(%rip){1to16},%zmm7,%zmm5
vmovaps	%zmm1,%zmm8 {%k2}
movq	%rsi,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm1,%zmm5 {%k2}
addq	$4,%rsi
imulq	%r10,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm5,(%rax,%rsi)
jmp	6b
98:
addq	$4408,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
99:
vzeroupper
retq
.p2align	2,0x0
322:
.long	0x3f800000
323:
.long	1048576
324:
.long	0x5d800000
325:
.long	0x3f40094e
326:
.long	0x3e1d5a5a
327:
.long	0x3bd74912
328:
.long	0x3f156f3d
329:
.long	0x3d26f715
332:
.long	8388607
333:
.long	0x21800000
334:
.long	0xc9800000
335:
.long	0x3f000000
336:
.long	0x7fffffff
337:
.long	0x40400000
338:
.long	2139095039
339:
.long	0x0da24260
342:
.long	0x1e3ce508
343:
.long	0xbf800000
344:
.long	0x41100000
345:
.long	0x3e800000
346:
.long	0x41490fdb
347:
.long	0x40800000
348:
.long	0x40a00000
349:
.long	0x3fc00000
352:
.long	0x7149f2ca
353:
.long	2
354:
.long	4
355:
.long	8
356:
.long	0x3f3504f3
357:
.long	0xbf000000
358:
.long	0x80000000
359:
.long	0xc2ae0000
362:
.long	0x3fb8aa3b
363:
.long	0xbf317200
364:
.long	0xb5bfbe8e
365:
.long	0x3aae0472
366:
.long	0x3c1e8629
367:
.long	0x3d635b73
368:
.long	0x3e75fc8c
369:
.long	0x3f317214
372:
.long	0x42fe0000
373:
.long	0x3e99999a
374:
.long	0xbe04a19d
375:
.long	0x3ef89ba5
376:
.long	0xbf03248e
377:
.long	0x3f0c3744
378:
.long	0xbdc1d79d
379:
.long	0x3e5c1572
382:
.long	0x3e17e642
383:
.long	0x3e2ecff8
384:
.long	0x3e2d3f9f
385:
.long	0x3ecc422a
386:
.long	0x3f106ebb
387:
.long	0x41400000
388:
.long	3234528013
389:
.long	4286578688
392:
.long	0x3eaaac4e
393:
.long	0xbf00000d
394:
.long	0x3e4bdb47
395:
.long	0xbe7fd7d0
396:
.long	0x3e259a3a
397:
.long	0xbe2ec8d2
398:
.long	0xbddadb52
399:
.long	0x33b17218
422:
.long	0x3727c5ac
423:
.long	0x3a83126f
424:
.long	0x41800000
425:
.long	0x358637bd
426:
.long	0x350637bd
427:
.long	0x34210fb0
428:
.long	0x36a7c5ac
429:
.long	0x40000000
432:
.long	0x3f317218
433:
.long	0x3feb3f8f
434:
.long	0x38d1b717
435:
.long	0x3951b717
436:
.long	0x41000000
437:
.long	0x3cf5c28f
438:
.long	0x26901d7d
439:
.long	0x3f800054
442:
.long	0xbf4ccccd
