# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	97f
testl	%edx,%edx
je	97f
testl	%esi,%esi
je	97f
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
vbroadcastss	98f(%rip),%zmm0
vbroadcastss	335f(%rip),%zmm7
vbroadcastss	339f(%rip),%zmm29
vxorps	%xmm24,%xmm24,%xmm24
vpbroadcastd	98f(%rip),%zmm12
vbroadcastss	388f(%rip),%zmm30
vbroadcastss	393f(%rip),%zmm31
vbroadcastss	394f(%rip),%zmm26
xorl	%edx,%edx
vbroadcastss	395f(%rip),%zmm27
vbroadcastss	397f(%rip),%zmm28
vbroadcastss	322f(%rip),%zmm23
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	327f(%rip),%zmm9
vpbroadcastd	328f(%rip),%zmm14
movq	%rsi,120(%rsp)
movq	%rbx,8(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	72(%rsp),%r8
cmpq	80(%rsp),%rdx
je	96f
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
vbroadcastss	335f(%rip),%zmm7
vblendmps	1584(%rsp),%zmm7,%zmm1 {%k1}
movq	112(%rsp),%rdx
vmovdqu64	1648(%rsp),%zmm2
vmovdqa64	%zmm2,(%rdx,%rax)
vmovaps	%zmm1,(%rdx,%r9)
movq	4480(%rsp),%rax
movq	120(%rsp),%rsi
movq	136(%rsp),%r8
vbroadcastss	393f(%rip),%zmm31
vbroadcastss	394f(%rip),%zmm26
movq	128(%rsp),%rdx
vbroadcastss	395f(%rip),%zmm27
vbroadcastss	397f(%rip),%zmm28
vbroadcastss	322f(%rip),%zmm23
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	327f(%rip),%zmm9
vpbroadcastd	328f(%rip),%zmm14
movq	160(%rsp),%r10
movq	152(%rsp),%r14
movq	144(%rsp),%r9
vpbroadcastd	98f(%rip),%zmm12
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
movl	%edx,304(%rsp)
movl	16(%rax),%r10d
movq	%r9,%rbx
imulq	%r9,%rbx
movq	%rbx,%rsi
movq	%r15,168(%rsp)
imulq	%r15,%rsi
addq	%rsi,%rsi
testq	%r9,%r9
movq	%r13,48(%rsp)
movl	%r10d,(%rsp)
je	56f
leaq	(%r9,%r9),%rax
movl	$2,%r13d
subq	%r9,%r13
movq	16(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm3,%xmm3,%xmm3
vmovaps	%zmm0,%zmm17
vmovups	%zmm0,1008(%rsp)
vpbroadcastd	99f(%rip),%zmm10
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm21,%xmm21,%xmm21
vpxor	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm22,%xmm22,%xmm22
xorl	%edx,%edx
jmp	32f
.p2align	4
9:
vaddps	%zmm8,%zmm5,%zmm5
vaddps	%zmm16,%zmm13,%zmm13
vaddps	%zmm15,%zmm20,%zmm20
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
jne	36f
cmpl	$1,%r9d
je	39f
addq	24(%rsp),%r8
vsubps	%zmm16,%zmm4,%zmm8
cmpq	$1,%r9
je	42f
33:
vaddps	%zmm24,%zmm8,%zmm15
vaddps	%zmm24,%zmm16,%zmm19
jne	43f
34:
testq	%rdx,%rdx
jne	9b
35:
vaddps	%zmm15,%zmm21,%zmm21
vaddps	%zmm19,%zmm1,%zmm1
jmp	9b
.p2align	4
36:
vmovaps	%zmm3,%zmm19
vmovdqa64	%zmm1,%zmm3
cmpl	$1,%r9d
jne	37f
vaddps	%zmm16,%zmm22,%zmm22
37:
addq	24(%rsp),%r8
vcmpltps	%zmm23,%zmm16,%k1
vmovaps	%zmm4,%zmm8 {%k1} {z}
vaddps	%zmm25,%zmm8,%zmm6
vfmadd213ps	324f(%rip){1to16},%zmm8,%zmm6
vfmadd213ps	325f(%rip){1to16},%zmm8,%zmm6
vaddps	326f(%rip){1to16},%zmm8,%zmm15
vmovaps	%zmm9,%zmm2
vfmadd213ps	%zmm9,%zmm8,%zmm15
vsubps	%zmm16,%zmm4,%zmm9
cmpq	$1,%r9
jne	38f
vaddps	%zmm9,%zmm18,%zmm18
38:
vcmpltps	%zmm8,%zmm24,%k1
vmulps	%zmm6,%zmm17,%zmm17 {%k1}
vmovups	1008(%rsp),%zmm1
vmulps	%zmm15,%zmm1,%zmm1 {%k1}
vpsrld	$23,%zmm17,%zmm4
vpsrld	$23,%zmm1,%zmm6
vpsubd	%zmm6,%zmm10,%zmm6
vpaddd	%zmm4,%zmm6,%zmm10
vpternlogd	$236,%zmm14,%zmm12,%zmm17
vpternlogd	$236,%zmm14,%zmm12,%zmm1
vbroadcastss	98f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm19,%zmm6
vaddps	%zmm24,%zmm9,%zmm15
vaddps	%zmm24,%zmm16,%zmm19
vmovaps	%zmm9,%zmm8
jne	47f
vmovups	%zmm1,1008(%rsp)
vmovaps	%zmm2,%zmm9
vmovdqa64	%zmm3,%zmm1
vmovaps	%zmm6,%zmm3
testq	%rdx,%rdx
jne	9b
jmp	35b
.p2align	4
39:
vaddps	%zmm16,%zmm22,%zmm22
addq	24(%rsp),%r8
vsubps	%zmm16,%zmm4,%zmm8
cmpq	$1,%r9
jne	33b
42:
vaddps	%zmm8,%zmm18,%zmm18
vaddps	%zmm24,%zmm8,%zmm15
vaddps	%zmm24,%zmm16,%zmm19
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
vaddps	%zmm6,%zmm18,%zmm18
vaddps	%zmm4,%zmm22,%zmm22
46:
movl	(%rsp),%r10d
vaddps	%zmm6,%zmm15,%zmm15
vaddps	%zmm4,%zmm19,%zmm19
testq	%rdx,%rdx
jne	9b
jmp	35b
.p2align	4
47:
vmovups	%zmm8,1200(%rsp)
vmovdqu64	%zmm3,368(%rsp)
vmovups	%zmm22,560(%rsp)
vmovups	%zmm21,624(%rsp)
vmovups	%zmm18,176(%rsp)
vmovups	%zmm20,432(%rsp)
vmovaps	%zmm6,%zmm12
leaq	-2(%r9),%r10
movl	$1,%r12d
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm21
vbroadcastss	326f(%rip),%zmm9
vbroadcastss	327f(%rip),%zmm14
testq	%r10,%r10
je	49f
vpbroadcastd	328f(%rip),%zmm3
vmovdqa64	%zmm17,%zmm2
vpbroadcastd	98f(%rip),%zmm18
.p2align	4
48:
vmovaps	-64(%r8),%zmm4
vmovaps	(%r8),%zmm6
vcmpltps	%zmm23,%zmm6,%k1
vmovaps	%zmm4,%zmm8 {%k1} {z}
vaddps	%zmm25,%zmm8,%zmm17
vfmadd213ps	%zmm22,%zmm8,%zmm17
vfmadd213ps	%zmm21,%zmm8,%zmm17
vaddps	%zmm9,%zmm8,%zmm20
vfmadd213ps	%zmm14,%zmm8,%zmm20
vcmpltps	%zmm8,%zmm24,%k1
vmulps	%zmm17,%zmm2,%zmm2 {%k1}
vmulps	%zmm20,%zmm1,%zmm1 {%k1}
vpsrld	$23,%zmm2,%zmm8
vpsrld	$23,%zmm1,%zmm17
vpsubd	%zmm17,%zmm10,%zmm10
vpaddd	%zmm8,%zmm10,%zmm10
vpternlogd	$236,%zmm3,%zmm18,%zmm2
vpternlogd	$236,%zmm3,%zmm18,%zmm1
vbroadcastss	98f(%rip),%zmm8 {%k1} {z}
vaddps	%zmm8,%zmm12,%zmm12
vsubps	%zmm6,%zmm4,%zmm4
vaddps	%zmm4,%zmm15,%zmm15
vaddps	%zmm6,%zmm19,%zmm19
leaq	(%r12,%r13),%r10
incq	%r10
incq	%r12
subq	$-128,%r8
cmpq	$1,%r10
jne	48b
jmp	52f
49:
vmovdqa64	%zmm17,%zmm2
52:
movq	%r12,%r8
shlq	$7,%r8
vmovaps	(%r15,%r8),%zmm6
vmovaps	64(%r15,%r8),%zmm4
vcmpltps	%zmm23,%zmm4,%k1
vmovaps	%zmm6,%zmm17 {%k1} {z}
vaddps	%zmm25,%zmm17,%zmm8
vfmadd213ps	%zmm22,%zmm17,%zmm8
vfmadd213ps	%zmm21,%zmm17,%zmm8
vaddps	%zmm9,%zmm17,%zmm20
vfmadd213ps	%zmm14,%zmm17,%zmm20
vsubps	%zmm4,%zmm6,%zmm6
incq	%r12
cmpq	%r9,%r12
vmovaps	%zmm14,%zmm9
je	53f
vpbroadcastd	328f(%rip),%zmm14
movl	(%rsp),%r10d
vmovaps	%zmm12,%zmm3
vpbroadcastd	98f(%rip),%zmm12
vmovups	176(%rsp),%zmm18
vmovups	624(%rsp),%zmm21
vmovups	560(%rsp),%zmm22
jmp	54f
53:
vmovups	176(%rsp),%zmm18
vaddps	%zmm6,%zmm18,%zmm18
vmovups	560(%rsp),%zmm22
vaddps	%zmm4,%zmm22,%zmm22
vpbroadcastd	328f(%rip),%zmm14
movl	(%rsp),%r10d
vmovaps	%zmm12,%zmm3
vpbroadcastd	98f(%rip),%zmm12
vmovups	624(%rsp),%zmm21
54:
vcmpltps	%zmm17,%zmm24,%k1
vmulps	%zmm8,%zmm2,%zmm2 {%k1}
vmulps	%zmm20,%zmm1,%zmm1 {%k1}
vpsrld	$23,%zmm2,%zmm8
vpsrld	$23,%zmm1,%zmm17
vpsubd	%zmm17,%zmm10,%zmm10
vpaddd	%zmm8,%zmm10,%zmm10
vpternlogd	$236,%zmm14,%zmm12,%zmm2
vmovdqa64	%zmm2,%zmm17
vpternlogd	$236,%zmm14,%zmm12,%zmm1
vmovdqu64	%zmm1,1008(%rsp)
vbroadcastss	98f(%rip),%zmm8 {%k1} {z}
vaddps	%zmm8,%zmm3,%zmm3
vaddps	%zmm6,%zmm15,%zmm15
vaddps	%zmm4,%zmm19,%zmm19
vmovups	432(%rsp),%zmm20
vmovdqu64	368(%rsp),%zmm1
vmovups	1200(%rsp),%zmm8
testq	%rdx,%rdx
jne	9b
jmp	35b
.p2align	4
55:
vmovups	%zmm3,3120(%rsp)
vbroadcastss	329f(%rip),%zmm16
vmulps	%zmm16,%zmm1,%zmm4
vrndscaleps	$8,%zmm4,%zmm14
vmulps	%zmm16,%zmm19,%zmm4
vrndscaleps	$8,%zmm4,%zmm8
vmulps	%zmm16,%zmm13,%zmm4
vrndscaleps	$8,%zmm4,%zmm6
vmulps	%zmm16,%zmm22,%zmm4
vrndscaleps	$8,%zmm4,%zmm4
vmulps	%zmm16,%zmm11,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vcvtudq2ps	%zmm10,%zmm10
vaddps	332f(%rip){1to16},%zmm10,%zmm1
vmovups	%zmm1,3056(%rsp)
movq	48(%rsp),%r13
vmovaps	%zmm17,%zmm19
vmovups	1008(%rsp),%zmm2
jmp	57f
56:
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vpxor	%xmm14,%xmm14,%xmm14
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,3120(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3056(%rsp)
vmovaps	%zmm0,%zmm2
vmovaps	%zmm0,%zmm19
57:
vcvtusi2ss	%r9d,%xmm0,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm14,%zmm10,%zmm12
vmaxps	%zmm0,%zmm12,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vmulps	%zmm12,%zmm21,%zmm9
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
vmulps	%zmm4,%zmm18,%zmm3
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
vbroadcastss	333f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm3
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm3,%zmm4
vmulps	%zmm7,%zmm4,%zmm12
testq	%r9,%r9
vmovups	%zmm19,3696(%rsp)
vmovups	%zmm2,1008(%rsp)
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
vmaxps	%zmm24,%zmm13,%zmm13
vfmadd132ps	%zmm7,%zmm12,%zmm15
vfmsub231ps	%zmm13,%zmm13,%zmm15
vmaxps	%zmm24,%zmm15,%zmm15
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
vfmadd231ps	%zmm6,%zmm4,%zmm1
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
vmaxps	%zmm24,%zmm6,%zmm6
vfmadd213ps	%zmm12,%zmm7,%zmm8
vfmsub231ps	%zmm6,%zmm6,%zmm8
vmaxps	%zmm24,%zmm8,%zmm6
vcvtsi2ss	%r15,%xmm7,%xmm8
vbroadcastss	%xmm8,%zmm17
vaddps	%zmm6,%zmm4,%zmm4
vfmadd213ps	%zmm13,%zmm6,%zmm17
vmulss	%xmm8,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd213ps	%zmm14,%zmm6,%zmm8
vsubps	%zmm16,%zmm15,%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vmaxps	%zmm24,%zmm6,%zmm6
vfmadd213ps	%zmm12,%zmm7,%zmm16
vfmsub231ps	%zmm6,%zmm6,%zmm16
vmaxps	%zmm24,%zmm16,%zmm6
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
vandps	334f(%rip){1to16},%zmm20,%zmm4
vcvtusi2ss	%rbx,%xmm0,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm11,%zmm6,%zmm12
vpcmpgtd	336f(%rip){1to16},%zmm4,%k0
vmaxps	337f(%rip){1to16},%zmm5,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vcmpgtps	338f(%rip){1to16},%zmm5,%k1
vaddps	%zmm29,%zmm10,%zmm8
vmulps	%zmm18,%zmm8,%zmm8
vmovaps	%zmm8,%zmm10
vmulps	%zmm4,%zmm13,%zmm10 {%k1}
vdivps	342f(%rip){1to16},%zmm6,%zmm6
vmulps	%zmm4,%zmm9,%zmm8 {%k1}
vmulps	%zmm4,%zmm14,%zmm9
vfnmadd231ps	%zmm10,%zmm10,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm6,%zmm11
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm6,%zmm11 {%k1}
vbroadcastss	343f(%rip),%zmm7
vmaxps	%zmm7,%zmm11,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm4,%zmm1,%zmm2
vfnmadd231ps	%zmm8,%zmm8,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vmaxps	%zmm7,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	344f(%rip){1to16},%zmm9,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vfnmadd231ps	%zmm12,%zmm3,%zmm20
vsqrtps	%zmm2,%zmm2
vmaxps	%zmm20,%zmm2,%zmm4
vcmpunordps	%zmm20,%zmm20,%k1
vmovaps	%zmm2,%zmm4 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vbroadcastss	52(%r11),%zmm13
vbroadcastss	76(%r11),%zmm14
vbroadcastss	56(%r11),%zmm9
vbroadcastss	80(%r11),%zmm11
vbroadcastss	60(%r11),%zmm6
vbroadcastss	84(%r11),%zmm7
vbroadcastss	64(%r11),%zmm4
vbroadcastss	88(%r11),%zmm5
vminps	%zmm10,%zmm14,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm14,2160(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm15
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,2736(%rsp)
vmovaps	%zmm13,%zmm15 {%k1}
vminps	%zmm8,%zmm11,%zmm2
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	%zmm11,2224(%rsp)
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm8
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm9,2288(%rsp)
vmovaps	%zmm9,%zmm8 {%k1}
vmovups	%zmm8,496(%rsp)
vmovups	%zmm7,2352(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,1456(%rsp)
vmaxps	%zmm1,%zmm6,%zmm18
vminps	%zmm3,%zmm5,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm5,2416(%rsp)
vmovaps	%zmm5,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm14
vbroadcastss	345f(%rip),%zmm2
vmovups	%zmm12,3632(%rsp)
vcmpltps	%zmm2,%zmm12,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1904(%rsp)
vblendmps	%zmm3,%zmm0,%zmm9 {%k1}
vmovups	%zmm4,2480(%rsp)
vmovaps	%zmm4,%zmm14 {%k2}
vbroadcastss	346f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm1 {%k1}
vmovups	%zmm1,1584(%rsp)
vcvtusi2ssl	304(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3248(%rsp)
movq	%r9,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,2),%r12
movq	16(%rsp),%rdx
imulq	%rbx,%rdx
movq	%rdx,56(%rsp)
movq	%r9,%rsi
shlq	$7,%rsi
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1840(%rsp)
vmovups	%zmm1,1264(%rsp)
vmovups	%zmm1,1328(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,944(%rsp)
vmovups	%zmm0,2032(%rsp)
vbroadcastss	348f(%rip),%zmm1
vmovups	%zmm1,3184(%rsp)
vmovups	%zmm3,688(%rsp)
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm2,1968(%rsp)
vbroadcastss	347f(%rip),%zmm1
vmovups	%zmm1,2608(%rsp)
vbroadcastss	336f(%rip),%zmm1
vmovups	%zmm1,2544(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1648(%rsp)
vpbroadcastd	353f(%rip),%zmm10
vpbroadcastd	349f(%rip),%zmm20
jmp	69f
.p2align	4
68:
vmulps	%zmm8,%zmm25,%zmm1
vfmadd213ps	%zmm6,%zmm1,%zmm19
vmulps	%zmm19,%zmm2,%zmm2
vfmadd213ps	%zmm4,%zmm2,%zmm16
vfmadd213ps	%zmm16,%zmm1,%zmm3
vmulps	%zmm3,%zmm17,%zmm3
vfmadd213ps	%zmm24,%zmm3,%zmm18
vmovups	1392(%rsp),%zmm6
vmulps	%zmm3,%zmm6,%zmm3
vmovups	%zmm3,2928(%rsp)
vmovups	496(%rsp),%zmm8
vaddps	%zmm3,%zmm8,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2224(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2288(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vcmpeqps	%zmm8,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	1136(%rsp),%zmm3
vfmadd213ps	%zmm18,%zmm2,%zmm3
vmovups	1072(%rsp),%zmm4
vfmadd213ps	%zmm3,%zmm1,%zmm4
vmovups	2672(%rsp),%zmm7
vmulps	%zmm4,%zmm7,%zmm25
vmovups	880(%rsp),%zmm18
vaddps	%zmm25,%zmm18,%zmm3
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2160(%rsp),%zmm8
vminps	%zmm3,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2736(%rsp),%zmm19
vmaxps	%zmm4,%zmm19,%zmm4
vmovaps	%zmm19,%zmm4 {%k2}
vcmpeqps	%zmm18,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k3 {%k2}
vmovaps	%zmm5,%zmm4
vmulps	%zmm2,%zmm5,%zmm2
vmovups	%zmm2,1136(%rsp)
vmovaps	%zmm13,%zmm24
vaddps	%zmm2,%zmm13,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2352(%rsp),%zmm5
vminps	%zmm2,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	1456(%rsp),%zmm5
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k2}
vcmpeqps	%zmm13,%zmm3,%k2
vcmpneqps	%zmm3,%zmm2,%k4 {%k2}
vmulps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,1072(%rsp)
vaddps	%zmm1,%zmm14,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2416(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2480(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpeqps	%zmm14,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k6 {%k2}
vminps	%zmm0,%zmm15,%zmm1
vminps	%zmm1,%zmm28,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	2800(%rsp),%zmm7,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm23,%zmm28
vsubps	%zmm23,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm23,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	3376(%rsp),%zmm6,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm10,%zmm17
vsubps	%zmm10,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm10,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	304(%rsp),%zmm4,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vsubps	%zmm22,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm22,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmulps	3824(%rsp),%zmm9,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmovups	752(%rsp),%zmm16
vsubps	%zmm16,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm16,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vdivps	%zmm13,%zmm0,%zmm2
vmulps	%zmm2,%zmm4,%zmm12
vcmpltps	432f(%rip){1to16},%zmm1,%k5
vsqrtps	%zmm11,%zmm2
vmovups	688(%rsp),%zmm10
vxorps	%xmm9,%xmm9,%xmm9
vcmpnltps	%zmm10,%zmm9,%k0
vmovups	%zmm10,688(%rsp)
vmulps	%zmm2,%zmm2,%zmm1
vmulps	%zmm1,%zmm12,%zmm1
korw	%k0,%k5,%k2
vbroadcastss	348f(%rip),%zmm30
vmovaps	%zmm30,%zmm1 {%k2}
vbroadcastss	16(%r11),%zmm3
vcmpleps	%zmm3,%zmm1,%k7
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm21,%k0 {%k7}
vpmovm2d	%k3,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	352f(%rip),%zmm3 {%k4} {z}
vpbroadcastd	353f(%rip),%zmm22
vpord	%zmm22,%zmm3,%zmm3 {%k6}
vpbroadcastd	349f(%rip),%zmm21
vpord	%zmm21,%zmm3,%zmm3 {%k1}
vpord	%zmm1,%zmm3,%zmm6
vmovups	1904(%rsp),%zmm22
vmovaps	%zmm22,%zmm1
vfmadd132ps	1712(%rsp),%zmm9,%zmm1
vmovups	1840(%rsp),%zmm23
vfmadd231ps	1776(%rsp),%zmm23,%zmm1
vmovups	368(%rsp),%zmm3
vfmadd231ps	1264(%rsp),%zmm3,%zmm1
vmovups	432(%rsp),%zmm3
vfmadd231ps	1328(%rsp),%zmm3,%zmm1
vmovups	944(%rsp),%zmm8
vsubps	%zmm1,%zmm8,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	343f(%rip),%zmm7
vmulps	%zmm7,%zmm8,%zmm3
vmaxps	%zmm1,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vmulps	%zmm2,%zmm12,%zmm1
vmulps	434f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	3440(%rsp),%zmm1
vsubps	2096(%rsp),%zmm1,%zmm1
vmovups	%zmm1,304(%rsp)
vcmpltps	%zmm10,%zmm9,%k6
kandw	%k5,%k6,%k4
vcmpnltps	%zmm1,%zmm9,%k3
vptestmd	%zmm6,%zmm6,%k1
korw	%k3,%k4,%k7
vmovdqu64	3760(%rsp),%zmm1
vpord	%zmm6,%zmm1,%zmm6
vmovdqa32	%zmm1,%zmm6 {%k7}
vmovdqu64	%zmm6,2864(%rsp)
korw	%k1,%k7,%k1
vmovups	3184(%rsp),%zmm1
vcmpltps	%zmm2,%zmm1,%k7
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,3184(%rsp)
korw	%k7,%k5,%k5
kandw	%k5,%k6,%k5
vmovups	1968(%rsp),%zmm2
vmovaps	%zmm2,%zmm1
vmulps	%zmm7,%zmm2,%zmm1 {%k5}
vcmpnleps	%zmm1,%zmm3,%k5
vblendmps	%zmm2,%zmm1,%zmm2 {%k3}
vmovups	%zmm2,1968(%rsp)
vmaxps	337f(%rip){1to16},%zmm4,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovups	%zmm8,944(%rsp)
vmulps	%zmm1,%zmm8,%zmm1
vxorps	%xmm15,%xmm15,%xmm15
vmovups	2032(%rsp),%zmm20
vmulps	%zmm1,%zmm20,%zmm1
vcmpunordps	%zmm1,%zmm1,%k7
vmovups	2608(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k7}
vmaxps	435f(%rip){1to16},%zmm1,%zmm9
vcmpnltps	%zmm8,%zmm15,%k7
korw	%k7,%k6,%k6
vmovaps	%zmm0,%zmm9 {%k6}
vbroadcastss	334f(%rip),%zmm2
vandps	%zmm2,%zmm25,%zmm1
vbroadcastss	436f(%rip),%zmm11
vaddps	%zmm11,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmulps	3504(%rsp),%zmm1,%zmm3
vcmpunordps	%zmm9,%zmm9,%k6
vmovups	2928(%rsp),%zmm13
vandps	%zmm2,%zmm13,%zmm4
vaddps	%zmm11,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vminps	%zmm9,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k6}
vmulps	816(%rsp),%zmm4,%zmm7
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k6}
vcmpltps	%zmm15,%zmm25,%k6
vmovups	2160(%rsp),%zmm8
vmovaps	%zmm18,%zmm5
vsubps	%zmm18,%zmm8,%zmm6
vsubps	%zmm19,%zmm18,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	%zmm6,%zmm28,%zmm6
vcmpltps	%zmm6,%zmm15,%k6
vbroadcastss	437f(%rip),%zmm7
vmulps	%zmm7,%zmm1,%zmm1
vmovaps	%zmm30,%zmm6
vminps	%zmm30,%zmm1,%zmm6 {%k6}
vcmpltps	%zmm15,%zmm13,%k6
vmovups	2224(%rsp),%zmm10
vmovups	496(%rsp),%zmm18
vsubps	%zmm18,%zmm10,%zmm1
vmovups	2288(%rsp),%zmm12
vsubps	%zmm12,%zmm18,%zmm1 {%k6}
vmulps	%zmm4,%zmm1,%zmm4
vmulps	%zmm1,%zmm17,%zmm1
vcmpltps	%zmm1,%zmm15,%k6
vmovaps	%zmm30,%zmm1
vmulps	%zmm7,%zmm4,%zmm1 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k6}
vmovups	1136(%rsp),%zmm6
vandps	%zmm2,%zmm6,%zmm1
vaddps	%zmm11,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpltps	%zmm15,%zmm6,%k6
vmovups	2352(%rsp),%zmm28
vsubps	%zmm24,%zmm28,%zmm6
vsubps	1456(%rsp),%zmm24,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	240(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm15,%k6
vmovaps	%zmm30,%zmm6
vmulps	%zmm7,%zmm1,%zmm6 {%k6}
vmovups	1072(%rsp),%zmm17
vandps	%zmm2,%zmm17,%zmm1
vaddps	%zmm11,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k6}
vcmpltps	%zmm15,%zmm17,%k6
vmovups	2416(%rsp),%zmm17
vsubps	%zmm14,%zmm17,%zmm6
vmovups	2480(%rsp),%zmm21
vsubps	%zmm21,%zmm14,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	%zmm6,%zmm16,%zmm6
vcmpltps	%zmm6,%zmm15,%k6
vmovaps	%zmm30,%zmm6
vmulps	%zmm7,%zmm1,%zmm6 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k6}
vcmpgtps	2544(%rsp),%zmm30,%k6
vcmpltps	%zmm3,%zmm1,%k6 {%k6}
vmovaps	%zmm1,%zmm3 {%k6}
vmovups	3568(%rsp),%zmm16
vmovaps	%zmm30,%zmm16 {%k2}
vblendmps	%zmm20,%zmm3,%zmm20 {%k1}
vmovups	%zmm20,2032(%rsp)
vmovups	1520(%rsp),%zmm1
vmovaps	%zmm1,%zmm16 {%k3}
vcmpnleps	%zmm3,%zmm9,%k2
vfmadd213ps	%zmm5,%zmm3,%zmm25
vfmadd213ps	%zmm18,%zmm13,%zmm3
vcmpunordps	%zmm25,%zmm25,%k7
vminps	%zmm25,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm19,%zmm6
vmovaps	%zmm19,%zmm6 {%k7}
vmovaps	%zmm5,%zmm6 {%k1}
vsubps	%zmm5,%zmm6,%zmm4
vblendmps	%zmm22,%zmm4,%zmm22 {%k1}
vcmpunordps	%zmm3,%zmm3,%k7
vminps	%zmm3,%zmm10,%zmm1
vmovaps	%zmm10,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm12,%zmm8
vmovaps	%zmm12,%zmm8 {%k7}
vmovaps	%zmm18,%zmm8 {%k1}
vsubps	%zmm18,%zmm8,%zmm1
vblendmps	%zmm23,%zmm1,%zmm23 {%k1}
vfmadd132ps	1712(%rsp),%zmm15,%zmm4
vfmadd231ps	1776(%rsp),%zmm1,%zmm4
vdivps	%zmm9,%zmm0,%zmm1
vmovups	%zmm22,1904(%rsp)
vmulps	%zmm22,%zmm1,%zmm3
vbroadcastss	349f(%rip),%zmm20
vmovups	2992(%rsp),%zmm2
vmovups	368(%rsp),%zmm10
vfnmadd213ps	%zmm10,%zmm3,%zmm2
vmovups	560(%rsp),%zmm5
vmovups	432(%rsp),%zmm12
vfnmadd213ps	%zmm12,%zmm3,%zmm5
vmovups	%zmm23,1840(%rsp)
vmulps	%zmm23,%zmm1,%zmm1
vmovups	1200(%rsp),%zmm3
vfnmadd213ps	%zmm2,%zmm1,%zmm3
vmovups	176(%rsp),%zmm2
vfnmadd213ps	%zmm5,%zmm1,%zmm2
vmovups	3952(%rsp),%zmm11
vmulps	%zmm3,%zmm11,%zmm1
vmulps	624(%rsp),%zmm11,%zmm3
vmovups	3888(%rsp),%zmm13
vmulps	%zmm3,%zmm13,%zmm5
vmulps	%zmm1,%zmm5,%zmm7
vfmsub231ps	%zmm2,%zmm13,%zmm7
vfnmadd213ps	%zmm0,%zmm5,%zmm5
vmaxps	423f(%rip){1to16},%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm5
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm13,%zmm5
vmulps	%zmm1,%zmm11,%zmm1
vmulps	%zmm11,%zmm3,%zmm3
vmulps	%zmm5,%zmm9,%zmm5
vbroadcastss	438f(%rip),%zmm11
vmulps	%zmm11,%zmm14,%zmm7
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k7}
vaddps	%zmm5,%zmm14,%zmm5
vcmpunordps	%zmm5,%zmm5,%k7
vminps	%zmm5,%zmm17,%zmm5
vmovaps	%zmm17,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm21,%zmm5
vmovaps	%zmm21,%zmm5 {%k7}
vmovaps	%zmm14,%zmm5 {%k1}
vsubps	%zmm14,%zmm5,%zmm7
vfmadd231ps	%zmm12,%zmm7,%zmm4
vmulps	%zmm1,%zmm9,%zmm1
vfnmadd231ps	%zmm3,%zmm7,%zmm1
korw	%k2,%k5,%k2
korw	%k2,%k4,%k2
knotw	%k2,%k2
vmovups	1328(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k1}
vmovups	%zmm2,1328(%rsp)
vmovaps	%zmm0,%zmm2 {%k2} {z}
vmovups	688(%rsp),%zmm3
vmovaps	%zmm3,%zmm2 {%k3}
vmulps	%zmm11,%zmm24,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vaddps	%zmm1,%zmm24,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm28,%zmm1
vmovaps	%zmm28,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1456(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmovaps	%zmm24,%zmm1 {%k1}
vsubps	%zmm24,%zmm1,%zmm3
vfmadd231ps	%zmm3,%zmm10,%zmm4
vmovups	1264(%rsp),%zmm7
vblendmps	%zmm7,%zmm3,%zmm7 {%k1}
vmovups	%zmm7,1264(%rsp)
vmovaps	%zmm15,%zmm4 {%k6}
vmovups	944(%rsp),%zmm3
vmovaps	%zmm3,%zmm4 {%k1}
vbroadcastss	353f(%rip),%zmm10
knotw	%k0,%k2
vmovups	304(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k2} {z}
vmovups	3248(%rsp),%zmm7
vcmpgtps	1648(%rsp),%zmm7,%k2
vaddps	2096(%rsp),%zmm3,%zmm9 {%k2} {z}
vmovdqu64	2864(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm7 {%k1} {z}
vmovaps	%zmm6,%zmm15
vmovups	%zmm8,496(%rsp)
vmovaps	%zmm1,%zmm18
vmovaps	%zmm5,%zmm14
vmovups	%zmm4,944(%rsp)
vmovups	%zmm2,688(%rsp)
vmovups	%zmm16,1520(%rsp)
vbroadcastss	388f(%rip),%zmm30
vbroadcastss	397f(%rip),%zmm28
69:
vpslld	$31,%zmm7,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,6(%rsp)
vpandd	%zmm20,%zmm7,%zmm1
vmovdqu64	%zmm1,4144(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,4(%rsp)
vpandd	352f(%rip){1to16},%zmm7,%zmm1
vmovdqu64	%zmm1,4080(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm7,3760(%rsp)
vpandd	%zmm10,%zmm7,%zmm1
vmovdqu64	%zmm1,4016(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vbroadcastss	356f(%rip),%zmm12
vpxor	%xmm1,%xmm1,%xmm1
.p2align	4
72:
vmovups	%zmm9,3440(%rsp)
vaddss	%xmm1,%xmm9,%xmm1
vmovshdup	%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm7
vbroadcastss	20(%r11),%zmm6
vbroadcastss	24(%r11),%zmm4
testq	%r9,%r9
vmovups	%zmm18,240(%rsp)
vmovups	%zmm15,880(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm4,816(%rsp)
vmovups	%zmm6,3504(%rsp)
vmovss	%xmm7,752(%rsp)
je	78f
vdivps	%zmm6,%zmm0,%zmm5
vmulps	354f(%rip){1to16},%zmm5,%zmm1
vbroadcastss	355f(%rip),%zmm7
vsubps	%zmm15,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	%zmm12,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	357f(%rip),%zmm15
vmaxps	%zmm15,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm16
vmulps	%zmm16,%zmm3,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vbroadcastss	359f(%rip),%zmm17
vfmadd231ps	%zmm17,%zmm6,%zmm3
vbroadcastss	362f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm6,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm8
vbroadcastss	364f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm8
vbroadcastss	365f(%rip),%zmm9
vmovups	880(%rsp),%zmm22
vfmadd213ps	%zmm9,%zmm3,%zmm8
vbroadcastss	366f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm8
vbroadcastss	367f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vbroadcastss	368f(%rip),%zmm26
vaddps	%zmm26,%zmm6,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vbroadcastss	334f(%rip),%zmm21
vandps	%zmm21,%zmm2,%zmm6
vbroadcastss	369f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm0,%zmm6
vdivps	%zmm6,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vbroadcastss	372f(%rip),%zmm28
vmovaps	%zmm28,%zmm8
vbroadcastss	373f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm9,%zmm8
vbroadcastss	374f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm9,%zmm8
vbroadcastss	375f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm9,%zmm8
vbroadcastss	376f(%rip),%zmm10
vfmadd213ps	%zmm10,%zmm9,%zmm8
vbroadcastss	377f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm9,%zmm8
vbroadcastss	378f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm9,%zmm8
vbroadcastss	379f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm9,%zmm8
vbroadcastss	382f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm9,%zmm8
vcmpltps	%zmm4,%zmm2,%k1
vbroadcastss	333f(%rip),%zmm19
vblendmps	%zmm7,%zmm19,%zmm6 {%k1}
vmovaps	%zmm10,%zmm7
vmulps	%zmm8,%zmm9,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm6,%zmm8
vmulps	383f(%rip){1to16},%zmm5,%zmm4
vmulps	384f(%rip){1to16},%zmm5,%zmm5
movq	%rbp,%r8
xorl	%r14d,%r14d
vmovss	333f(%rip),%xmm18
.p2align	4
73:
vcvtsi2ss	%r14,%xmm14,%xmm9
vaddss	%xmm18,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm12,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmovaps	%zmm12,%zmm24
vmulps	%zmm16,%zmm11,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	359f(%rip){1to16},%zmm12,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm12,%zmm11
vmulps	%zmm16,%zmm11,%zmm11
vbroadcastss	363f(%rip),%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	365f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	%zmm25,%zmm11,%zmm13
vfmadd213ps	%zmm0,%zmm11,%zmm13
vaddps	%zmm26,%zmm12,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm13,%zmm11
vandps	%zmm21,%zmm9,%zmm12
vfmadd132ps	%zmm27,%zmm0,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm29,%zmm12,%zmm13
vfmadd213ps	%zmm30,%zmm12,%zmm13
vfmadd213ps	%zmm31,%zmm12,%zmm13
vfmadd213ps	%zmm7,%zmm12,%zmm13
vfmadd213ps	%zmm23,%zmm12,%zmm13
vfmadd213ps	%zmm20,%zmm12,%zmm13
vfmadd213ps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	355f(%rip){1to16},%zmm19,%zmm10 {%k1}
vmulps	%zmm13,%zmm12,%zmm12
vmulps	%zmm11,%zmm9,%zmm13
vfmsub231ps	%zmm2,%zmm3,%zmm13
vmulps	%zmm11,%zmm12,%zmm2
vmulps	%zmm2,%zmm10,%zmm12
vsubps	%zmm6,%zmm10,%zmm2
vsubps	%zmm12,%zmm8,%zmm6
vaddps	%zmm6,%zmm2,%zmm2
vmovaps	%zmm2,-128(%r8)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm2,-64(%r8)
vmulps	%zmm13,%zmm5,%zmm2
vmovaps	%zmm2,(%r8)
incq	%r14
addq	$192,%r8
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm12,%zmm8
vmovaps	%zmm24,%zmm12
vmovaps	%zmm10,%zmm6
cmpq	%r14,%r9
jne	73b
vdivps	816(%rsp),%zmm0,%zmm5
vmulps	354f(%rip){1to16},%zmm5,%zmm1
vbroadcastss	355f(%rip),%zmm7
vmovups	496(%rsp),%zmm22
vsubps	%zmm22,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	%zmm12,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	357f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm16,%zmm3,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vfmadd231ps	359f(%rip){1to16},%zmm6,%zmm3
vfmadd231ps	362f(%rip){1to16},%zmm6,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	365f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	%zmm25,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vaddps	%zmm26,%zmm6,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vandps	%zmm21,%zmm2,%zmm6
vfmadd132ps	%zmm27,%zmm0,%zmm6
vdivps	%zmm6,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm28,%zmm8
vfmadd213ps	%zmm29,%zmm9,%zmm8
vfmadd213ps	%zmm30,%zmm9,%zmm8
vfmadd213ps	%zmm31,%zmm9,%zmm8
vfmadd213ps	376f(%rip){1to16},%zmm9,%zmm8
vfmadd213ps	%zmm23,%zmm9,%zmm8
vfmadd213ps	%zmm20,%zmm9,%zmm8
vfmadd213ps	%zmm15,%zmm9,%zmm8
vfmadd213ps	%zmm17,%zmm9,%zmm8
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm19,%zmm6 {%k1}
vbroadcastss	376f(%rip),%zmm7
vmulps	%zmm8,%zmm9,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm6,%zmm8
vmulps	383f(%rip){1to16},%zmm5,%zmm4
vmulps	384f(%rip){1to16},%zmm5,%zmm5
leaq	(%r12,%rbp),%r8
xorl	%r14d,%r14d
.p2align	4
74:
vcvtsi2ss	%r14,%xmm14,%xmm9
vaddss	%xmm18,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm12,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm16,%zmm11,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	359f(%rip){1to16},%zmm12,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm12,%zmm11
vmulps	%zmm16,%zmm11,%zmm11
vbroadcastss	363f(%rip),%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	365f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	%zmm25,%zmm11,%zmm13
vfmadd213ps	%zmm0,%zmm11,%zmm13
vaddps	%zmm26,%zmm12,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm13,%zmm11
vandps	%zmm21,%zmm9,%zmm12
vfmadd132ps	%zmm27,%zmm0,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm29,%zmm12,%zmm13
vfmadd213ps	%zmm30,%zmm12,%zmm13
vfmadd213ps	%zmm31,%zmm12,%zmm13
vfmadd213ps	%zmm7,%zmm12,%zmm13
vfmadd213ps	%zmm23,%zmm12,%zmm13
vfmadd213ps	%zmm20,%zmm12,%zmm13
vfmadd213ps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	355f(%rip){1to16},%zmm19,%zmm10 {%k1}
vmulps	%zmm13,%zmm12,%zmm12
vmulps	%zmm11,%zmm9,%zmm13
vfmsub231ps	%zmm2,%zmm3,%zmm13
vmulps	%zmm11,%zmm12,%zmm2
vmulps	%zmm2,%zmm10,%zmm12
vsubps	%zmm6,%zmm10,%zmm2
vsubps	%zmm12,%zmm8,%zmm6
vaddps	%zmm6,%zmm2,%zmm2
vmovaps	%zmm2,-128(%r8)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm2,-64(%r8)
vmulps	%zmm13,%zmm5,%zmm2
vmovaps	%zmm2,(%r8)
incq	%r14
addq	$192,%r8
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm12,%zmm8
vmovaps	%zmm24,%zmm12
vmovaps	%zmm10,%zmm6
cmpq	%r14,%r9
jne	74b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	752(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vmovups	688(%rsp),%zmm2
ja	75f
vxorps	%xmm2,%xmm2,%xmm2
75:
movq	56(%rsp),%r8
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,560(%rsp)
vmovups	%zmm1,176(%rsp)
vmovups	%zmm1,624(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm11,%xmm11,%xmm11
xorl	%r14d,%r14d
vmovups	240(%rsp),%zmm18
.p2align	4
76:
vmovups	%zmm19,304(%rsp)
vmovups	%zmm23,1200(%rsp)
vmovups	%zmm10,368(%rsp)
vmovaps	%zmm12,%zmm10
vmovups	%zmm8,432(%rsp)
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%rcx,%r15
leaq	(%r14,%r9),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm4
vmovaps	64(%rdi,%rdx),%zmm27
vmovaps	128(%rdi,%rdx),%zmm25
vmulps	%zmm4,%zmm18,%zmm26
vxorps	%xmm28,%xmm28,%xmm28
xorl	%edx,%edx
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm31,%xmm31,%xmm31
vbroadcastss	98f(%rip),%zmm0
.p2align	4
77:
vmovaps	-64(%r15),%zmm20
vmovaps	-128(%rbp,%rdx),%zmm7
vmovaps	-64(%rbp,%rdx),%zmm16
vmovaps	%zmm7,%zmm19
vfmadd213ps	%zmm14,%zmm26,%zmm19
vaddps	(%r15),%zmm19,%zmm19
vdivps	%zmm19,%zmm0,%zmm18
vsubps	%zmm19,%zmm20,%zmm19
vmulps	%zmm18,%zmm19,%zmm19
vmulps	%zmm19,%zmm2,%zmm20
vfmadd213ps	%zmm18,%zmm18,%zmm20
vaddps	%zmm20,%zmm6,%zmm6
vaddps	%zmm19,%zmm30,%zmm30
vfmadd231ps	%zmm7,%zmm19,%zmm8
vfmadd231ps	%zmm16,%zmm19,%zmm23
vfmadd231ps	(%rbp,%rdx),%zmm19,%zmm31
vmulps	%zmm20,%zmm7,%zmm18
vaddps	%zmm18,%zmm29,%zmm29
vfmadd231ps	%zmm18,%zmm7,%zmm28
vmulps	%zmm20,%zmm16,%zmm18
vaddps	%zmm18,%zmm12,%zmm12
vfmadd231ps	%zmm7,%zmm18,%zmm3
vfmadd231ps	%zmm16,%zmm18,%zmm1
addq	$192,%rdx
subq	$-128,%r15
cmpq	%rdx,%r12
jne	77b
vmovups	240(%rsp),%zmm18
vmulps	%zmm27,%zmm18,%zmm7
vxorps	%xmm16,%xmm16,%xmm16
vfmadd213ps	%zmm16,%zmm26,%zmm1
vfmadd231ps	%zmm1,%zmm26,%zmm15
vmovaps	%zmm3,%zmm1
vfmadd213ps	%zmm16,%zmm7,%zmm1
vfmadd231ps	%zmm1,%zmm26,%zmm17
vfmadd213ps	%zmm16,%zmm4,%zmm3
vfmadd231ps	%zmm3,%zmm26,%zmm5
vaddps	%zmm16,%zmm12,%zmm1
vmovups	560(%rsp),%zmm3
vfmadd231ps	%zmm1,%zmm26,%zmm3
vmovups	%zmm3,560(%rsp)
vfmadd231ps	%zmm23,%zmm26,%zmm9
vmovaps	%zmm10,%zmm12
vfmadd231ps	%zmm23,%zmm27,%zmm12
vmovaps	%zmm28,%zmm1
vfmadd213ps	%zmm16,%zmm7,%zmm1
vfmadd231ps	%zmm1,%zmm7,%zmm21
vfmadd213ps	%zmm16,%zmm4,%zmm28
vmovups	1200(%rsp),%zmm23
vfmadd231ps	%zmm28,%zmm7,%zmm23
vmovups	304(%rsp),%zmm19
vfmadd231ps	%zmm28,%zmm4,%zmm19
vfmadd231ps	%zmm8,%zmm7,%zmm22
vaddps	%zmm16,%zmm29,%zmm1
vmovups	176(%rsp),%zmm3
vfmadd231ps	%zmm7,%zmm1,%zmm3
vmovups	%zmm3,176(%rsp)
vmovups	624(%rsp),%zmm3
vfmadd231ps	%zmm1,%zmm4,%zmm3
vmovups	%zmm3,624(%rsp)
vfmadd231ps	%zmm31,%zmm4,%zmm24
vmovups	368(%rsp),%zmm10
vfmadd231ps	%zmm8,%zmm4,%zmm10
vfmadd231ps	%zmm25,%zmm8,%zmm11
vmovups	432(%rsp),%zmm8
vaddps	%zmm30,%zmm8,%zmm8
vaddps	%zmm16,%zmm6,%zmm1
vaddps	%zmm1,%zmm13,%zmm13
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
jne	76b
vbroadcastss	339f(%rip),%zmm29
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	98f(%rip),%zmm20
vbroadcastss	388f(%rip),%zmm30
vbroadcastss	393f(%rip),%zmm31
vbroadcastss	394f(%rip),%zmm26
vbroadcastss	395f(%rip),%zmm27
vbroadcastss	396f(%rip),%zmm25
vbroadcastss	397f(%rip),%zmm28
vmovups	816(%rsp),%zmm4
vmovups	3504(%rsp),%zmm6
vbroadcastss	98f(%rip),%zmm0
vmovss	752(%rsp),%xmm7
jmp	82f
.p2align	4
78:
vucomiss	%xmm16,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vmovups	688(%rsp),%zmm2
vpbroadcastd	98f(%rip),%zmm20
vbroadcastss	396f(%rip),%zmm25
ja	79f
vxorps	%xmm2,%xmm2,%xmm2
79:
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,624(%rsp)
vmovups	%zmm1,176(%rsp)
vmovups	%zmm1,560(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm8,%xmm8,%xmm8
vpxor	%xmm10,%xmm10,%xmm10
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm9,%xmm9,%xmm9
82:
vdivps	%zmm6,%zmm0,%zmm1
vmulps	%zmm18,%zmm2,%zmm3
vmulps	%zmm24,%zmm3,%zmm24
vdivps	%zmm4,%zmm0,%zmm4
vfnmadd213ps	%zmm15,%zmm1,%zmm24
vucomiss	%xmm16,%xmm7
vmulps	%zmm11,%zmm3,%zmm11
vdivps	%zmm18,%zmm29,%zmm1
vfnmadd213ps	%zmm21,%zmm4,%zmm11
vfnmadd213ps	%zmm17,%zmm3,%zmm12
vmulps	%zmm1,%zmm2,%zmm1
vfmadd231ps	%zmm9,%zmm1,%zmm5
vfmadd231ps	%zmm1,%zmm22,%zmm23
vmovups	%zmm5,2992(%rsp)
vmovups	%zmm12,3312(%rsp)
vmovups	%zmm22,1776(%rsp)
vmovups	%zmm9,1712(%rsp)
vmovups	%zmm11,3376(%rsp)
vmovups	%zmm24,2800(%rsp)
vmovups	%zmm8,432(%rsp)
jbe	86f
vmovaps	%zmm19,%zmm22
vmovups	1648(%rsp),%zmm1
vmovups	3440(%rsp),%zmm3
vaddps	%zmm1,%zmm3,%zmm1
vmovups	%zmm1,1648(%rsp)
vcmpgeps	385f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vaddss	%xmm16,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm16,%xmm1
vxorps	%xmm17,%xmm17,%xmm17
vpbroadcastd	386f(%rip),%zmm18
vpbroadcastd	387f(%rip),%zmm19
vbroadcastss	389f(%rip),%zmm21
vbroadcastss	392f(%rip),%zmm24
jbe	87f
vxorps	%xmm4,%xmm4,%xmm4
testq	%r9,%r9
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
vmovups	240(%rsp),%zmm1
vmulps	(%rdi,%rdx),%zmm1,%zmm1
movq	%rdi,%rdx
xorl	%r13d,%r13d
.p2align	4
84:
vmovaps	(%rdx),%zmm3
vfmadd213ps	%zmm14,%zmm1,%zmm3
vaddps	(%r15,%r13),%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm6
vmovaps	-64(%r15,%r13),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm29,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm29,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm0,%zmm6,%zmm8
vpaddd	%zmm18,%zmm8,%zmm8
vpandd	%zmm19,%zmm8,%zmm8
vpsubd	%zmm8,%zmm20,%zmm11
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm29,%zmm11,%zmm12
vfmadd231ps	%zmm6,%zmm11,%zmm12
vmulps	%zmm12,%zmm12,%zmm6
vmovaps	%zmm30,%zmm11
vfmadd213ps	%zmm21,%zmm12,%zmm11
vmovaps	%zmm24,%zmm15
vmovaps	%zmm26,%zmm16
vfmadd213ps	%zmm27,%zmm12,%zmm16
vfmadd213ps	%zmm31,%zmm12,%zmm15
vfmadd231ps	%zmm25,%zmm6,%zmm16
vfmadd213ps	%zmm15,%zmm6,%zmm16
vfmadd213ps	%zmm11,%zmm6,%zmm16
vfmadd213ps	%zmm12,%zmm6,%zmm16
vaddps	%zmm0,%zmm7,%zmm6
vfmadd231ps	%zmm28,%zmm8,%zmm16
vmaxps	%zmm29,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm16,%zmm7
vfmadd231ps	%zmm7,%zmm3,%zmm4
subq	$-128,%r13
addq	$192,%rdx
cmpq	%r13,%rsi
jne	84b
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
jne	83b
85:
vbroadcastss	398f(%rip),%zmm1
vmovups	2544(%rsp),%zmm3
vfmadd213ps	399f(%rip){1to16},%zmm3,%zmm1
vcmpltps	%zmm2,%zmm17,%k5
vaddps	%zmm1,%zmm3,%zmm1
vcmpltps	%zmm4,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm4,%zmm3 {%k6}
vmovups	%zmm3,2544(%rsp)
vmovups	1968(%rsp),%zmm1
vmaxps	345f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1968(%rsp)
vmovups	2608(%rsp),%zmm1
vbroadcastss	422f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2608(%rsp)
vblendmps	343f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1904(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	880(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,880(%rsp)
vmovups	1840(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	496(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	1264(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm4
vsubps	%zmm4,%zmm6,%zmm6
vmovups	240(%rsp),%zmm18
vsubps	%zmm6,%zmm18,%zmm18
vmovups	1328(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm14,%zmm14
vmovups	944(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,944(%rsp)
vmovups	2032(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,2032(%rsp)
vmovups	688(%rsp),%zmm1
vmovaps	%zmm17,%zmm1 {%k1}
vmovups	%zmm1,688(%rsp)
vmovups	1520(%rsp),%zmm1
vbroadcastss	348f(%rip),%zmm1 {%k1}
vmovups	%zmm1,1520(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,2096(%rsp)
vmovups	%zmm6,1328(%rsp)
vmovups	%zmm4,1264(%rsp)
vmovups	%zmm3,1840(%rsp)
vmovups	%zmm2,1904(%rsp)
movq	48(%rsp),%r13
vmovups	3312(%rsp),%zmm12
vmovaps	%zmm22,%zmm19
vmovups	3376(%rsp),%zmm11
jmp	88f
.p2align	4
86:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2096(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmovups	496(%rsp),%zmm8
jmp	89f
.p2align	4
87:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2096(%rsp)
vmovups	240(%rsp),%zmm18
vmovups	496(%rsp),%zmm8
vmovaps	%zmm22,%zmm19
88:
vmovups	2800(%rsp),%zmm24
89:
vmovups	%zmm19,304(%rsp)
vmovdqu64	%zmm10,368(%rsp)
vbroadcastss	337f(%rip),%zmm2
vmaxps	%zmm2,%zmm24,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm25
vmaxps	%zmm2,%zmm11,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm16
vmaxps	%zmm2,%zmm19,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm11
vmovdqu64	4080(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm13,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4144(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vmovups	%zmm13,3824(%rsp)
vdivps	%zmm1,%zmm0,%zmm9
vmovups	880(%rsp),%zmm1
vcmpleps	2736(%rsp),%zmm1,%k5
vcmpgeps	2160(%rsp),%zmm1,%k7
vmovups	1712(%rsp),%zmm2
vblendmps	%zmm2,%zmm29,%zmm1 {%k7}
vbroadcastss	356f(%rip),%zmm20
vxorps	%zmm20,%zmm2,%zmm1 {%k5}
vcmpleps	%zmm1,%zmm17,%k7
korw	%k0,%k7,%k5
vmulps	%zmm25,%zmm2,%zmm1
vmovups	%zmm1,1136(%rsp)
kmovw	6(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm17,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,1072(%rsp)
vblendmps	%zmm17,%zmm0,%zmm3 {%k5}
vmovups	%zmm3,4208(%rsp)
vcmpgeps	2224(%rsp),%zmm8,%k7
vmovups	1776(%rsp),%zmm2
vblendmps	%zmm2,%zmm29,%zmm1 {%k7}
vmovups	%zmm8,496(%rsp)
vcmpleps	2288(%rsp),%zmm8,%k7
vxorps	%zmm20,%zmm2,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm17,%k2
korw	%k2,%k6,%k7
vmulps	%zmm2,%zmm16,%zmm1
vmovups	%zmm1,2928(%rsp)
kmovw	4(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vxorps	%xmm28,%xmm28,%xmm28
vmovaps	%zmm1,%zmm24 {%k2} {z}
vblendmps	%zmm28,%zmm0,%zmm4 {%k7}
vmovups	%zmm4,4272(%rsp)
vcmpgeps	2352(%rsp),%zmm18,%k2
vblendmps	%zmm10,%zmm29,%zmm1 {%k2}
vcmpleps	1456(%rsp),%zmm18,%k2
vxorps	%zmm20,%zmm10,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm28,%k2
korw	%k2,%k1,%k6
vmulps	%zmm10,%zmm11,%zmm1
vmovups	%zmm1,2864(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm28,%zmm0,%zmm5 {%k6}
vmovups	%zmm5,240(%rsp)
vmovaps	%zmm1,%zmm1 {%k1} {z}
vmovups	%zmm1,4336(%rsp)
vcmpgeps	2416(%rsp),%zmm14,%k1
vmovups	432(%rsp),%zmm22
vblendmps	%zmm22,%zmm29,%zmm2 {%k1}
vcmpleps	2480(%rsp),%zmm14,%k1
vmulps	%zmm4,%zmm16,%zmm8
vmulps	%zmm8,%zmm12,%zmm1
vmulps	%zmm3,%zmm25,%zmm12
vmulps	%zmm12,%zmm1,%zmm4
vmulps	%zmm5,%zmm11,%zmm30
vmulps	2992(%rsp),%zmm30,%zmm1
vmulps	%zmm12,%zmm1,%zmm6
vmulps	%zmm4,%zmm6,%zmm3
vmovaps	%zmm4,%zmm15
vfnmadd213ps	%zmm0,%zmm4,%zmm15
vbroadcastss	423f(%rip),%zmm21
vmaxps	%zmm21,%zmm15,%zmm1
vsqrtps	%zmm1,%zmm1
vxorps	%zmm20,%zmm22,%zmm2 {%k1}
vmovdqu64	4016(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k1
vdivps	%zmm1,%zmm0,%zmm17
vmovups	%zmm16,1392(%rsp)
vmulps	%zmm17,%zmm16,%zmm1
vmovaps	%zmm0,%zmm1 {%k7}
vcmpleps	%zmm2,%zmm28,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm28,%zmm0,%zmm19 {%k1}
vmulps	%zmm19,%zmm9,%zmm10
vmulps	560(%rsp),%zmm10,%zmm2
vmulps	%zmm12,%zmm2,%zmm7
vmulps	%zmm4,%zmm7,%zmm12
vmovups	%zmm23,1200(%rsp)
vmulps	%zmm30,%zmm23,%zmm2
vfmsub231ps	%zmm2,%zmm8,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vmovaps	%zmm6,%zmm28
vfnmadd213ps	%zmm0,%zmm6,%zmm28
vfnmadd231ps	%zmm3,%zmm3,%zmm28
vmaxps	%zmm21,%zmm28,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm6,%zmm7,%zmm16
vdivps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm18,%zmm13
vmulps	176(%rsp),%zmm10,%zmm18
vfmsub231ps	%zmm18,%zmm8,%zmm12
vmulps	%zmm17,%zmm12,%zmm8
vmovups	%zmm10,3888(%rsp)
vmulps	624(%rsp),%zmm10,%zmm12
vmovups	%zmm30,3952(%rsp)
vfmsub231ps	%zmm12,%zmm30,%zmm16
vfnmadd231ps	%zmm3,%zmm8,%zmm16
vmulps	%zmm2,%zmm16,%zmm12
vmovaps	%zmm7,%zmm30
vfnmadd213ps	%zmm0,%zmm7,%zmm30
vfnmadd231ps	%zmm8,%zmm8,%zmm30
vfnmadd231ps	%zmm12,%zmm12,%zmm30
vmaxps	%zmm21,%zmm30,%zmm16
vsqrtps	%zmm16,%zmm16
vmovups	%zmm25,2672(%rsp)
vmulps	%zmm25,%zmm1,%zmm18
vmovaps	%zmm1,%zmm18 {%k5}
vdivps	%zmm16,%zmm0,%zmm25
vmovaps	%zmm11,%zmm5
vmulps	%zmm2,%zmm11,%zmm1
vmovaps	%zmm0,%zmm1 {%k6}
vmulps	%zmm1,%zmm18,%zmm1
vmulps	%zmm25,%zmm9,%zmm16
vmulps	%zmm16,%zmm1,%zmm10
vmovaps	%zmm1,%zmm10 {%k1}
vmovups	%zmm10,3568(%rsp)
vmulps	%zmm22,%zmm9,%zmm1
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm1,%zmm21 {%k1} {z}
vxorps	%xmm10,%xmm10,%xmm10
vmovss	752(%rsp),%xmm18
vucomiss	%xmm10,%xmm18
vfmadd213ps	1072(%rsp),%zmm24,%zmm24
vmovups	4336(%rsp),%zmm11
vfmadd213ps	%zmm24,%zmm11,%zmm11
vmovups	4208(%rsp),%zmm10
vmovaps	%zmm10,%zmm23
vmulps	1136(%rsp),%zmm10,%zmm24
vfmadd213ps	%zmm11,%zmm21,%zmm21
vxorps	%zmm20,%zmm4,%zmm18
vmulps	%zmm24,%zmm4,%zmm4
vmovups	4272(%rsp),%zmm11
vmovaps	%zmm11,%zmm10
vfmsub231ps	2928(%rsp),%zmm11,%zmm4
vxorps	%zmm20,%zmm6,%zmm11
vmovups	%zmm11,1136(%rsp)
vmulps	%zmm24,%zmm6,%zmm6
vmovups	240(%rsp),%zmm11
vmovaps	%zmm11,%zmm22
vfmsub231ps	2864(%rsp),%zmm11,%zmm6
vxorps	%zmm20,%zmm7,%zmm11
vmovups	%zmm11,1072(%rsp)
vmulps	%zmm24,%zmm7,%zmm7
vmulps	%zmm17,%zmm4,%zmm4
vfnmadd231ps	%zmm3,%zmm4,%zmm6
vxorps	%zmm20,%zmm3,%zmm16
vmovups	%zmm19,752(%rsp)
vfmsub231ps	%zmm1,%zmm19,%zmm7
vxorps	%zmm20,%zmm8,%zmm3
vfnmadd231ps	%zmm8,%zmm4,%zmm7
vxorps	%zmm20,%zmm12,%zmm19
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm2,%zmm6,%zmm6
vfnmadd231ps	%zmm12,%zmm6,%zmm7
vmovaps	%zmm24,%zmm11
vxorps	%xmm20,%xmm20,%xmm20
vfmadd213ps	%zmm1,%zmm24,%zmm11
vfmadd231ps	%zmm4,%zmm4,%zmm11
vfmadd231ps	%zmm6,%zmm6,%zmm11
vmulps	%zmm25,%zmm7,%zmm8
vfmadd231ps	%zmm8,%zmm8,%zmm11
ja	68b
vmovups	%zmm19,816(%rsp)
vmovups	%zmm3,304(%rsp)
vmovups	%zmm18,368(%rsp)
vbroadcastss	16(%r11),%zmm1
vmovaps	%zmm5,%zmm19
vdivps	%zmm5,%zmm0,%zmm3
vdivps	%zmm9,%zmm0,%zmm5
vmovaps	%zmm13,%zmm18
vmulps	%zmm13,%zmm3,%zmm3
vmulps	%zmm14,%zmm5,%zmm5
vmovups	1520(%rsp),%zmm13
vdivps	%zmm13,%zmm0,%zmm7
vmulps	3568(%rsp),%zmm7,%zmm7
vmulps	424f(%rip){1to16},%zmm3,%zmm3
vmulps	425f(%rip){1to16},%zmm5,%zmm5
vmovups	%zmm9,432(%rsp)
vmaxps	%zmm3,%zmm5,%zmm9
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vbroadcastss	348f(%rip),%zmm12
vmovups	2544(%rsp),%zmm3
vcmpltps	%zmm12,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	426f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm9,%zmm3,%zmm5
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm3,%zmm5 {%k1}
vmulps	%zmm7,%zmm7,%zmm3
vminps	%zmm0,%zmm3,%zmm3
vmulps	%zmm1,%zmm3,%zmm3
vmaxps	%zmm3,%zmm5,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm7 {%k1}
vcmpltps	%zmm12,%zmm13,%k1
vmovaps	%zmm7,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm21,%k1
vcmpleps	%zmm3,%zmm11,%k1 {%k1}
vmulps	%zmm23,%zmm10,%zmm1
vmulps	%zmm1,%zmm22,%zmm1
vmulps	752(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm20,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	346f(%rip),%zmm3
vblendmps	%zmm1,%zmm3,%zmm1 {%k1}
vmovups	3248(%rsp),%zmm5
vcmpleps	1648(%rsp),%zmm5,%k1
vminps	427f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	1584(%rsp),%zmm5
vcmpeqps	%zmm3,%zmm5,%k1
vmovaps	%zmm1,%zmm5 {%k1}
vmovups	%zmm5,1584(%rsp)
vcmpeqps	%zmm3,%zmm5,%k1
vmovaps	%zmm0,%zmm9 {%k1} {z}
vxorps	%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm9,%xmm1
vmovshdup	%xmm9,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm9,%xmm9,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm9,%xmm9,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm9,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm9,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm9,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm7,%xmm1
vbroadcastss	388f(%rip),%zmm30
vbroadcastss	397f(%rip),%zmm28
vmovups	880(%rsp),%zmm15
vpbroadcastd	356f(%rip),%zmm12
vmovups	432(%rsp),%zmm22
vxorps	%xmm1,%xmm1,%xmm1
ja	72b
vmovups	%zmm18,240(%rsp)
vmulps	%zmm8,%zmm25,%zmm1
vmovups	816(%rsp),%zmm3
vfmadd213ps	%zmm6,%zmm1,%zmm3
vmulps	%zmm3,%zmm2,%zmm2
vfmadd213ps	%zmm4,%zmm2,%zmm16
vmovups	304(%rsp),%zmm3
vfmadd213ps	%zmm16,%zmm1,%zmm3
vmulps	%zmm3,%zmm17,%zmm3
vmovups	368(%rsp),%zmm4
vfmadd213ps	%zmm24,%zmm3,%zmm4
vmovups	1136(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm2,%zmm5
vmovups	1072(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm1,%zmm4
vmulps	2672(%rsp),%zmm4,%zmm4
vmovups	%zmm4,1776(%rsp)
vmulps	1392(%rsp),%zmm3,%zmm3
vmovups	%zmm3,816(%rsp)
vmovups	%zmm19,368(%rsp)
vmulps	%zmm2,%zmm19,%zmm2
vmovups	%zmm2,752(%rsp)
vmulps	%zmm1,%zmm22,%zmm1
vmovups	%zmm1,304(%rsp)
vdivps	1008(%rsp),%zmm0,%zmm1
vmulps	3696(%rsp),%zmm1,%zmm1
vpbroadcastd	386f(%rip),%zmm10
vpaddd	%zmm10,%zmm1,%zmm2
vpbroadcastd	387f(%rip),%zmm15
vpandd	%zmm15,%zmm2,%zmm2
vpbroadcastd	98f(%rip),%zmm25
vpsubd	%zmm2,%zmm25,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vmovaps	%zmm30,%zmm4
vfmadd213ps	389f(%rip){1to16},%zmm3,%zmm4
vbroadcastss	392f(%rip),%zmm5
vfmadd213ps	%zmm31,%zmm3,%zmm5
vfmadd213ps	%zmm27,%zmm3,%zmm26
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm26
vfmadd213ps	%zmm5,%zmm1,%zmm26
vfmadd213ps	%zmm4,%zmm1,%zmm26
vfmadd213ps	%zmm3,%zmm1,%zmm26
vfmadd231ps	%zmm28,%zmm2,%zmm26
vmovups	3056(%rsp),%zmm1
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm26
vmovups	3120(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm26
vmovups	%zmm26,1712(%rsp)
movl	%r10d,%edx
shrb	$3,%dl
testl	%r9d,%r9d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm11,%xmm11,%xmm11
cmpb	$1,%r8b
jne	94f
imulq	16(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
92:
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
vbroadcastss	394f(%rip),%zmm27
vbroadcastss	395f(%rip),%zmm25
vbroadcastss	396f(%rip),%zmm23
vbroadcastss	397f(%rip),%zmm24
vbroadcastss	346f(%rip),%zmm28
vpbroadcastd	98f(%rip),%zmm31
.p2align	4
93:
vmovaps	(%r14),%zmm1
vmovaps	(%r8,%r15),%zmm3
vfmadd213ps	%zmm14,%zmm4,%zmm1
vaddps	%zmm1,%zmm3,%zmm1
vdivps	%zmm1,%zmm0,%zmm6
vmovaps	-64(%r8,%r15),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm29,%zmm6,%zmm8
vcmpltps	%zmm7,%zmm29,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm0,%zmm8,%zmm12
vpaddd	%zmm10,%zmm12,%zmm12
vpandd	%zmm15,%zmm12,%zmm12
vmovdqa64	%zmm10,%zmm26
vmovdqa64	%zmm15,%zmm10
vpsubd	%zmm12,%zmm31,%zmm15
vaddps	%zmm29,%zmm15,%zmm19
vfmadd231ps	%zmm8,%zmm15,%zmm19
vmulps	%zmm19,%zmm19,%zmm8
vbroadcastss	392f(%rip),%zmm15
vfmadd213ps	393f(%rip){1to16},%zmm19,%zmm15
vmovaps	%zmm27,%zmm20
vfmadd213ps	%zmm25,%zmm19,%zmm20
vfmadd231ps	%zmm23,%zmm8,%zmm20
vfmadd213ps	%zmm15,%zmm8,%zmm20
vmovaps	%zmm30,%zmm15
vfmadd213ps	389f(%rip){1to16},%zmm19,%zmm15
vfmadd213ps	%zmm15,%zmm8,%zmm20
vmovdqa64	%zmm10,%zmm15
vmovdqa64	%zmm26,%zmm10
vfmadd213ps	%zmm19,%zmm8,%zmm20
vcvtdq2ps	%zmm12,%zmm8
vfmadd231ps	%zmm24,%zmm8,%zmm20
vaddps	%zmm0,%zmm7,%zmm8
vmaxps	%zmm29,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm20,%zmm7
vaddps	%zmm28,%zmm1,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm11
vmulps	%zmm6,%zmm3,%zmm1
vmulps	%zmm8,%zmm8,%zmm3
vaddps	%zmm8,%zmm2,%zmm2
vmulps	%zmm3,%zmm8,%zmm6
vaddps	%zmm3,%zmm5,%zmm5
vaddps	%zmm6,%zmm22,%zmm22
vfmadd231ps	%zmm6,%zmm1,%zmm16
vmulps	%zmm6,%zmm3,%zmm6
vfmadd231ps	%zmm3,%zmm1,%zmm17
vmulps	%zmm3,%zmm3,%zmm3
vaddps	%zmm3,%zmm21,%zmm21
vfmadd231ps	%zmm3,%zmm1,%zmm13
vfmadd231ps	%zmm1,%zmm6,%zmm9
vaddps	%zmm6,%zmm18,%zmm18
subq	$-128,%r15
addq	$192,%r14
cmpq	%r15,%rsi
jne	93b
incq	%rdx
addq	%rax,%rbx
cmpq	%r9,%rdx
jne	92b
94:
vmovups	1392(%rsp),%zmm12
vmulps	3312(%rsp),%zmm12,%zmm1
vmovups	2672(%rsp),%zmm28
vmulps	%zmm28,%zmm1,%zmm24
vmovaps	%zmm24,%zmm1
vfnmadd213ps	%zmm0,%zmm24,%zmm1
vbroadcastss	423f(%rip),%zmm7
vmaxps	%zmm7,%zmm1,%zmm3
vsqrtps	%zmm3,%zmm3
vmovups	1584(%rsp),%zmm23
vcmpleps	%zmm0,%zmm23,%k2
vdivps	%zmm3,%zmm0,%zmm10
vmovups	368(%rsp),%zmm31
vmulps	2992(%rsp),%zmm31,%zmm3
vmulps	%zmm28,%zmm3,%zmm19
vmulps	1200(%rsp),%zmm31,%zmm3
vmulps	%zmm24,%zmm19,%zmm4
vfmsub231ps	%zmm3,%zmm12,%zmm4
vbroadcastss	334f(%rip),%zmm8
vmovups	1776(%rsp),%zmm27
vandps	%zmm8,%zmm27,%zmm3
vxorps	%xmm6,%xmm6,%xmm6
vmaxps	%zmm6,%zmm3,%zmm3
vmovups	816(%rsp),%zmm25
vandps	%zmm8,%zmm25,%zmm6
vmaxps	%zmm3,%zmm6,%zmm3
vbroadcastss	20(%r11),%zmm6
vminps	24(%r11){1to16},%zmm6,%zmm6
vmulps	%zmm10,%zmm4,%zmm20
vmulps	433f(%rip){1to16},%zmm6,%zmm4
vcmpleps	%zmm4,%zmm3,%k3 {%k2}
vmovaps	%zmm19,%zmm3
vfnmadd213ps	%zmm0,%zmm19,%zmm3
vfnmadd231ps	%zmm20,%zmm20,%zmm3
vmaxps	%zmm7,%zmm3,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm6
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm3,%zmm1
vmovups	432(%rsp),%zmm26
vmulps	560(%rsp),%zmm26,%zmm3
vmulps	%zmm28,%zmm3,%zmm15
vmulps	176(%rsp),%zmm26,%zmm3
vmulps	%zmm24,%zmm15,%zmm4
vfmsub231ps	%zmm3,%zmm12,%zmm4
vmulps	%zmm10,%zmm4,%zmm12
vmulps	624(%rsp),%zmm26,%zmm3
vmulps	%zmm19,%zmm15,%zmm4
vfmsub231ps	%zmm3,%zmm31,%zmm4
vfnmadd231ps	%zmm20,%zmm12,%zmm4
vmovups	%zmm6,176(%rsp)
vmulps	%zmm6,%zmm4,%zmm3
vmovaps	%zmm15,%zmm4
vfnmadd213ps	%zmm0,%zmm15,%zmm4
vfnmadd231ps	%zmm12,%zmm12,%zmm4
vfnmadd231ps	%zmm3,%zmm3,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vcmpgtps	432f(%rip){1to16},%zmm1,%k0
vmovups	880(%rsp),%zmm8
vaddps	%zmm8,%zmm27,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2160(%rsp),%zmm6
vminps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2736(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vbroadcastss	208(%r11),%zmm1
vmovaps	%zmm6,%zmm8 {%k3}
vbroadcastss	12(%r11),%zmm6
vcmpeqps	345f(%rip){1to16},%zmm23,%k1
vmovaps	%zmm1,%zmm8 {%k1}
movq	168(%rsp),%r9
movq	%r9,%rax
shlq	$6,%rax
movq	8(%rsp),%rbx
vmovaps	%zmm8,(%rbx,%rax)
vmovups	496(%rsp),%zmm23
vaddps	%zmm23,%zmm25,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2224(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2288(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm23 {%k3}
vmovaps	%zmm1,%zmm23 {%k1}
movq	40(%rsp),%r10
addq	%r10,%r9
shlq	$6,%r9
vmovaps	%zmm23,(%rbx,%r9)
vmovups	240(%rsp),%zmm23
vaddps	752(%rsp),%zmm23,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2352(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1456(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm23 {%k3}
leaq	(%rbx,%rax),%rsi
vmulps	%zmm23,%zmm6,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm7,(%rdx,%rsi)
vaddps	304(%rsp),%zmm14,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2416(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2480(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm14 {%k3}
vmulps	%zmm14,%zmm6,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm7,(%r8,%rsi)
movl	$4,%esi
movl	(%rsp),%r12d
testb	$2,%r12b
je	95f
vmaxps	423f(%rip){1to16},%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	356f(%rip),%zmm25
vxorps	%zmm25,%zmm24,%zmm7
vdivps	%zmm4,%zmm0,%zmm24
vmulps	%zmm6,%zmm31,%zmm27
vmulps	%zmm6,%zmm26,%zmm14
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
vmulps	%zmm7,%zmm10,%zmm23
vfmadd231ps	%zmm23,%zmm20,%zmm19
vxorps	%zmm25,%zmm19,%zmm4
vmovups	176(%rsp),%zmm26
vmulps	%zmm4,%zmm26,%zmm19
vxorps	%zmm25,%zmm10,%zmm4
vmulps	%zmm4,%zmm20,%zmm4
vmulps	%zmm26,%zmm4,%zmm8
vfmadd231ps	%zmm23,%zmm12,%zmm15
vfmadd231ps	%zmm19,%zmm3,%zmm15
vxorps	%zmm25,%zmm15,%zmm4
vmulps	%zmm4,%zmm24,%zmm6
vmulps	%zmm12,%zmm10,%zmm4
vfmadd231ps	%zmm8,%zmm3,%zmm4
vxorps	%zmm25,%zmm4,%zmm4
vmulps	%zmm4,%zmm24,%zmm4
vxorps	%zmm25,%zmm26,%zmm7
vmulps	%zmm7,%zmm3,%zmm3
vmulps	%zmm24,%zmm3,%zmm3
vmovaps	%zmm23,%zmm7
vfmadd213ps	%zmm0,%zmm23,%zmm7
vfmadd231ps	%zmm19,%zmm19,%zmm7
vfmadd231ps	%zmm6,%zmm6,%zmm7
vmulps	%zmm7,%zmm28,%zmm7
vmovaps	%zmm1,%zmm12
vmulps	%zmm7,%zmm28,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%r14)
vmulps	%zmm10,%zmm10,%zmm7
vfmadd231ps	%zmm8,%zmm8,%zmm7
vfmadd231ps	%zmm4,%zmm4,%zmm7
vmovups	1392(%rsp),%zmm15
vmulps	%zmm7,%zmm15,%zmm7
vmovaps	%zmm1,%zmm12
vmulps	%zmm7,%zmm15,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%r9)
movq	%r15,%r9
vmulps	%zmm26,%zmm26,%zmm7
vfmadd231ps	%zmm3,%zmm3,%zmm7
vmulps	%zmm27,%zmm7,%zmm7
vmovaps	%zmm1,%zmm12
vmulps	%zmm7,%zmm27,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%rbx)
movq	8(%rsp),%rbx
vmulps	%zmm24,%zmm24,%zmm7
vmulps	%zmm14,%zmm7,%zmm7
vmovaps	%zmm1,%zmm12
vmulps	%zmm7,%zmm14,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%rsi)
movl	$8,%esi
testl	%r8d,%r8d
je	95f
vmulps	%zmm23,%zmm10,%zmm7
vfmadd231ps	%zmm19,%zmm8,%zmm7
vfmadd231ps	%zmm6,%zmm4,%zmm7
vmovups	1392(%rsp),%zmm12
vmulps	%zmm7,%zmm12,%zmm7
vmovaps	%zmm1,%zmm10
vmulps	%zmm7,%zmm28,%zmm10 {%k2}
leaq	(%r10,%r10,4),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%rbx,%r8
vmovaps	%zmm10,(%rax,%r8)
vmovups	176(%rsp),%zmm15
vmulps	%zmm19,%zmm15,%zmm7
vfmadd231ps	%zmm6,%zmm3,%zmm7
vmulps	%zmm27,%zmm7,%zmm7
vmovaps	%zmm1,%zmm10
vmulps	%zmm7,%zmm28,%zmm10 {%k2}
imulq	$448,%r10,%r8
addq	%rbx,%r8
vmovaps	%zmm10,(%rax,%r8)
vmulps	%zmm8,%zmm15,%zmm7
vfmadd231ps	%zmm4,%zmm3,%zmm7
vmulps	%zmm27,%zmm7,%zmm7
vmovaps	%zmm1,%zmm8
vmulps	%zmm7,%zmm12,%zmm8 {%k2}
movq	%r10,%r8
shlq	$9,%r8
addq	%rbx,%r8
vmovaps	%zmm8,(%rax,%r8)
vmulps	%zmm6,%zmm24,%zmm6
vmulps	%zmm14,%zmm6,%zmm6
vmovaps	%zmm1,%zmm7
vmulps	%zmm6,%zmm28,%zmm7 {%k2}
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm4,%zmm24,%zmm4
vmulps	%zmm14,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm12,%zmm6 {%k2}
imulq	$704,%r10,%rsi
addq	%rbx,%rsi
vmovaps	%zmm6,(%rax,%rsi)
vmulps	%zmm3,%zmm24,%zmm3
vmulps	%zmm14,%zmm3,%zmm3
vmulps	%zmm3,%zmm27,%zmm1 {%k2}
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$14,%esi
95:
testb	$8,%r12b
vxorps	%xmm24,%xmm24,%xmm24
je	6b
vbroadcastss	208(%r11),%zmm1
vmovups	1584(%rsp),%zmm3
vcmpeqps	345f(%rip){1to16},%zmm3,%k2
vaddps	%zmm11,%zmm11,%zmm3
vmovups	1712(%rsp),%zmm8
vfmsub132ps	355f(%rip){1to16},%zmm11,%zmm8
vbroadcastss	100(%r11),%zmm6
vfmadd213ps	%zmm24,%zmm2,%zmm6
vfmadd231ps	104(%r11){1to16},%zmm5,%zmm6
vfmadd231ps	108(%r11){1to16},%zmm22,%zmm6
vfmadd231ps	112(%r11){1to16},%zmm21,%zmm6
vfmadd231ps	116(%r11){1to16},%zmm18,%zmm6
vfmadd231ps	120(%r11){1to16},%zmm17,%zmm6
vfmadd231ps	124(%r11){1to16},%zmm16,%zmm6
vfmadd231ps	128(%r11){1to16},%zmm13,%zmm6
vfmadd231ps	132(%r11){1to16},%zmm9,%zmm6
vbroadcastss	136(%r11),%zmm4
vmovups	3632(%rsp),%zmm7
vaddps	%zmm6,%zmm7,%zmm6
vfmadd213ps	%zmm24,%zmm2,%zmm4
vfmadd231ps	140(%r11){1to16},%zmm5,%zmm4
vfmadd231ps	144(%r11){1to16},%zmm22,%zmm4
vfmadd231ps	148(%r11){1to16},%zmm21,%zmm4
vfmadd231ps	152(%r11){1to16},%zmm18,%zmm4
vfmadd231ps	156(%r11){1to16},%zmm17,%zmm4
vfmadd231ps	160(%r11){1to16},%zmm16,%zmm4
vfmadd231ps	164(%r11){1to16},%zmm13,%zmm4
vfmadd231ps	168(%r11){1to16},%zmm9,%zmm4
vfmadd132ps	172(%r11){1to16},%zmm24,%zmm2
vfmadd231ps	176(%r11){1to16},%zmm5,%zmm2
vfmadd231ps	180(%r11){1to16},%zmm22,%zmm2
vfmadd231ps	184(%r11){1to16},%zmm21,%zmm2
vfmadd231ps	188(%r11){1to16},%zmm18,%zmm2
vfmadd231ps	192(%r11){1to16},%zmm17,%zmm2
vfmadd231ps	196(%r11){1to16},%zmm16,%zmm2
vfmadd231ps	200(%r11){1to16},%zmm13,%zmm2
vfmadd231ps	204(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	427f(%rip){1to16},%zmm7,%zmm4
vfmadd231ps	434f(%rip){1to16},%zmm7,%zmm2
vmovaps	%zmm1,%zmm8 {%k2}
movq	%rsi,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm1,%zmm6 {%k2}
leaq	2(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	3(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmovaps	%zmm1,%zmm2 {%k2}
addq	$4,%rsi
imulq	%r10,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm2,(%rax,%rsi)
jmp	6b
96:
addq	$4408,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
97:
vzeroupper
retq
.p2align	2,0x0
98:
.long	0x3f800000
99:
.long	1048576
322:
.long	0x5d800000
323:
.long	0x3f40094e
324:
.long	0x3e1d5a5a
325:
.long	0x3bd74912
326:
.long	0x3f156f3d
327:
.long	0x3d26f715
328:
.long	8388607
329:
.long	0x21800000
332:
.long	0xc9800000
333:
.long	0x3f000000
334:
.long	0x7fffffff
335:
.long	0x40400000
336:
.long	2139095039
337:
.long	0x0da24260
338:
.long	0x1e3ce508
339:
.long	0xbf800000
342:
.long	0x41100000
343:
.long	0x3e800000
344:
.long	0x41490fdb
345:
.long	0x40800000
346:
.long	0x40a00000
347:
.long	0x3fc00000
348:
.long	0x7149f2ca
349:
.long	2
352:
.long	4
353:
.long	8
354:
.long	0x3f3504f3
355:
.long	0xbf000000
356:
.long	0x80000000
357:
.long	0xc2ae0000
358:
.long	0x3fb8aa3b
359:
.long	0xbf317200
362:
.long	0xb5bfbe8e
363:
.long	0x3aae0472
364:
.long	0x3c1e8629
365:
.long	0x3d635b73
366:
.long	0x3e75fc8c
367:
.long	0x3f317214
368:
.long	0x42fe0000
369:
.long	0x3e99999a
372:
.long	0xbe04a19d
373:
.long	0x3ef89ba5
374:
.long	0xbf03248e
375:
.long	0x3f0c3744
376:
.long	0xbdc1d79d
377:
.long	0x3e5c1572
378:
.long	0x3e17e642
379:
.long	0x3e2ecff8
382:
.long	0x3e2d3f9f
383:
.long	0x3ecc422a
384:
.long	0x3f106ebb
385:
.long	0x41400000
386:
.long	3234528013
387:
.long	4286578688
388:
.long	0x3eaaac4e
389:
.long	0xbf00000d
392:
.long	0x3e4bdb47
393:
.long	0xbe7fd7d0
394:
.long	0x3e259a3a
395:
.long	0xbe2ec8d2
396:
.long	0xbddadb52
397:
.long	0x33b17218
398:
.long	0x3727c5ac
399:
.long	0x3a83126f
422:
.long	0x41800000
423:
.long	0x358637bd
424:
.long	0x350637bd
425:
.long	0x34210fb0
426:
.long	0x36a7c5ac
427:
.long	0x40000000
428:
.long	0x3f317218
429:
.long	0x3feb3f8f
432:
.long	0x38d1b717
433:
.long	0x3951b717
434:
.long	0x41000000
435:
.long	0x3cf5c28f
436:
.long	0x26901d7d
437:
.long	0x3f800054
438:
.long	0xbf4ccccd
