# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	349f
testl	%edx,%edx
je	349f
testl	%esi,%esi
je	349f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7112,%rsp
movq	7184(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r14
movq	%r14,224(%rsp)
addl	%r8d,%r9d
movq	%rax,%r8
addl	7168(%rsp),%r9d
movq	32(%rdi),%rax
movl	%ecx,%ecx
movq	%rcx,192(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,48(%rsp)
movq	%r9,208(%rsp)
leaq	(%r9,%r9),%rcx
movq	%rdx,120(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,184(%rsp)
movq	%rsi,144(%rsp)
leaq	(%rsi,%rsi),%rdx
movq	%rdx,200(%rsp)
leaq	121664(%rax),%rdx
movq	%rdx,160(%rsp)
vbroadcastss	352f(%rip),%zmm25
vbroadcastss	365f(%rip),%zmm20
vbroadcastss	367f(%rip),%zmm17
vbroadcastss	378f(%rip),%zmm18
leaq	264(%r11),%rdx
movq	%rdx,264(%rsp)
vbroadcastss	383f(%rip),%zmm19
vpbroadcastd	384f(%rip),%zmm28
movq	%r11,(%rsp)
leaq	260(%r11),%rdx
movq	%rdx,272(%rsp)
leaq	64(%rax),%rdx
movq	%rdx,280(%rsp)
leaq	121600(%rax),%rdx
movq	%rdx,112(%rsp)
movq	%r10,56(%rsp)
leaq	64(%r10),%rdx
movq	%rdx,168(%rsp)
leaq	109632(%rax),%rdx
movq	%rdx,296(%rsp)
leaq	832(%rax),%rdx
movq	%rdx,288(%rsp)
movq	%rax,8(%rsp)
addq	$110016,%rax
movq	%rax,176(%rsp)
xorl	%eax,%eax
vpbroadcastd	352f(%rip),%zmm29
vpbroadcastd	362f(%rip),%zmm4
movq	%rbx,232(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addq	184(%rsp),%rcx
cmpq	192(%rsp),%rax
je	348f
3:
movq	%rax,%rdx
imulq	120(%rsp),%rdx
movq	%rdx,216(%rsp)
movq	%rcx,%rdx
xorl	%ebx,%ebx
movq	%rcx,136(%rsp)
movq	%rax,128(%rsp)
jmp	5f
.p2align	4
4:
incq	%rbx
addq	200(%rsp),%rdx
cmpq	120(%rsp),%rbx
je	2b
5:
movq	%rdx,104(%rsp)
movq	216(%rsp),%rdx
leaq	(%rdx,%rbx),%rdi
movq	104(%rsp),%rdx
imulq	144(%rsp),%rdi
addq	208(%rsp),%rdi
movq	%rdi,256(%rsp)
movq	%rdx,88(%rsp)
xorl	%r9d,%r9d
movq	%rbx,240(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vblendmps	%zmm19,%zmm17,%zmm0 {%k1}
movq	224(%rsp),%rcx
vmovups	2624(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r14)
movq	136(%rsp),%rcx
movq	128(%rsp),%rax
vpbroadcastd	362f(%rip),%zmm4
movq	104(%rsp),%rdx
vbroadcastss	378f(%rip),%zmm18
vmovaps	%zmm27,%zmm19
7:
incq	%r9
addq	$2,88(%rsp)
cmpq	144(%rsp),%r9
je	4b
8:
movq	256(%rsp),%rdi
addq	%r9,%rdi
movl	8(%r8),%r10d
movq	%r10,24(%rsp)
cmpq	%r10,%rdi
jae	7b
movq	%r9,152(%rsp)
movl	(%r8),%r12d
movl	12(%r8),%eax
movl	16(%r8),%ecx
movl	%ecx,84(%rsp)
movq	%r12,%rbx
imulq	%r12,%rbx
movq	%rbx,%rcx
imulq	%rdi,%rcx
addq	%rcx,%rcx
movq	%rcx,96(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
testq	%r12,%r12
movq	%rdi,248(%rsp)
je	52f
leaq	(%r12,%r12),%rcx
leaq	-2(%r12),%rdx
movl	$2,%esi
subq	%r12,%rsi
movq	88(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm9,%xmm9,%xmm9
vmovaps	%zmm25,%zmm0
vmovups	%zmm25,1392(%rsp)
vpbroadcastd	353f(%rip),%zmm5
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm30,%xmm30,%xmm30
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
vaddps	%zmm12,%zmm3,%zmm3
vaddps	%zmm11,%zmm8,%zmm8
vaddps	%zmm10,%zmm1,%zmm1
vaddps	%zmm13,%zmm6,%zmm6
incq	%r9
addq	%rcx,%r8
cmpq	%r12,%r9
je	49f
32:
movq	%rbx,%r14
movl	%r8d,%r11d
shrl	%r11d
andl	$1073741823,%r11d
shlq	$7,%r11
movl	%ecx,%edi
imull	%r9d,%edi
movq	96(%rsp),%r10
addl	%r10d,%edi
andl	$2147483646,%edi
shlq	$6,%rdi
movq	56(%rsp),%rbx
leaq	(%rbx,%rdi),%r10
vmovaps	(%rbx,%rdi),%zmm10
vmovaps	64(%rbx,%rdi),%zmm11
testb	$8,84(%rsp)
jne	38f
cmpl	$1,%r12d
jne	33f
vaddps	%zmm11,%zmm30,%zmm30
33:
movq	%r14,%rbx
addq	48(%rsp),%r11
vsubps	%zmm11,%zmm10,%zmm12
cmpq	$1,%r12
jne	34f
vaddps	%zmm12,%zmm22,%zmm22
34:
vxorps	%xmm13,%xmm13,%xmm13
vaddps	%zmm13,%zmm12,%zmm10
vaddps	%zmm13,%zmm11,%zmm13
je	48f
movl	$1,%edi
testq	%rdx,%rdx
je	36f
.p2align	4
35:
vmovaps	-64(%r11),%zmm14
vmovaps	(%r11),%zmm15
vsubps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm15,%zmm13,%zmm13
leaq	(%rsi,%rdi),%rbx
incq	%rbx
incq	%rdi
subq	$-128,%r11
cmpq	$1,%rbx
jne	35b
36:
movq	%rdi,%r11
shlq	$7,%r11
vmovaps	(%r10,%r11),%zmm15
vmovaps	64(%r10,%r11),%zmm14
vsubps	%zmm14,%zmm15,%zmm15
incq	%rdi
cmpq	%r12,%rdi
jne	37f
vaddps	%zmm15,%zmm22,%zmm22
vaddps	%zmm14,%zmm30,%zmm30
37:
movq	%r14,%rbx
vaddps	%zmm15,%zmm10,%zmm10
vaddps	%zmm14,%zmm13,%zmm13
jmp	48f
.p2align	4
38:
cmpl	$1,%r12d
jne	39f
vaddps	%zmm11,%zmm30,%zmm30
39:
movq	%r14,%rbx
addq	48(%rsp),%r11
vcmpltps	354f(%rip){1to16},%zmm11,%k1
vmovaps	%zmm10,%zmm14 {%k1} {z}
vaddps	355f(%rip){1to16},%zmm14,%zmm13
vfmadd213ps	356f(%rip){1to16},%zmm14,%zmm13
vfmadd213ps	357f(%rip){1to16},%zmm14,%zmm13
vaddps	358f(%rip){1to16},%zmm14,%zmm15
vfmadd213ps	359f(%rip){1to16},%zmm14,%zmm15
vsubps	%zmm11,%zmm10,%zmm12
cmpq	$1,%r12
jne	42f
vaddps	%zmm12,%zmm22,%zmm22
42:
vxorps	%xmm16,%xmm16,%xmm16
vcmpltps	%zmm14,%zmm16,%k1
vmulps	%zmm13,%zmm0,%zmm0 {%k1}
vmovups	1392(%rsp),%zmm2
vmulps	%zmm15,%zmm2,%zmm2 {%k1}
vpsrld	$23,%zmm0,%zmm10
vpsrld	$23,%zmm2,%zmm13
vpsubd	%zmm13,%zmm5,%zmm5
vpaddd	%zmm10,%zmm5,%zmm5
vpternlogd	$236,%zmm4,%zmm29,%zmm0
vpternlogd	$236,%zmm4,%zmm29,%zmm2
vmovdqu64	%zmm2,1392(%rsp)
vbroadcastss	352f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm9,%zmm9
vaddps	%zmm16,%zmm12,%zmm10
vaddps	%zmm16,%zmm11,%zmm13
je	48f
vmovups	%zmm7,368(%rsp)
vmovups	%zmm21,304(%rsp)
vmovaps	%zmm22,%zmm21
vmovaps	%zmm19,%zmm27
vmovdqa64	%zmm0,%zmm7
vmovaps	%zmm9,%zmm0
movl	$1,%ebx
testq	%rdx,%rdx
je	44f
vxorps	%xmm19,%xmm19,%xmm19
vbroadcastss	354f(%rip),%zmm17
vbroadcastss	355f(%rip),%zmm22
vbroadcastss	356f(%rip),%zmm23
vbroadcastss	357f(%rip),%zmm24
vbroadcastss	358f(%rip),%zmm26
vbroadcastss	359f(%rip),%zmm4
vpbroadcastd	362f(%rip),%zmm9
vmovups	1392(%rsp),%zmm2
.p2align	4
43:
vmovaps	-64(%r11),%zmm14
vmovaps	(%r11),%zmm15
vcmpltps	%zmm17,%zmm15,%k1
vmovaps	%zmm14,%zmm16 {%k1} {z}
vaddps	%zmm22,%zmm16,%zmm17
vfmadd213ps	%zmm23,%zmm16,%zmm17
vfmadd213ps	%zmm24,%zmm16,%zmm17
vaddps	%zmm26,%zmm16,%zmm18
vfmadd213ps	%zmm4,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm19,%k1
vmulps	%zmm17,%zmm7,%zmm7 {%k1}
vmulps	%zmm18,%zmm2,%zmm2 {%k1}
vpsrld	$23,%zmm7,%zmm16
vpsrld	$23,%zmm2,%zmm17
vpsubd	%zmm17,%zmm5,%zmm5
vbroadcastss	354f(%rip),%zmm17
vpaddd	%zmm16,%zmm5,%zmm5
vpternlogd	$236,%zmm9,%zmm29,%zmm7
vpternlogd	$236,%zmm9,%zmm29,%zmm2
vbroadcastss	352f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm0,%zmm0
vsubps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm15,%zmm13,%zmm13
leaq	(%rsi,%rbx),%rdi
incq	%rdi
incq	%rbx
subq	$-128,%r11
cmpq	$1,%rdi
jne	43b
jmp	45f
44:
vbroadcastss	354f(%rip),%zmm17
vbroadcastss	355f(%rip),%zmm22
vbroadcastss	356f(%rip),%zmm23
vbroadcastss	357f(%rip),%zmm24
vbroadcastss	358f(%rip),%zmm26
vbroadcastss	359f(%rip),%zmm4
vmovdqu64	1392(%rsp),%zmm2
45:
movq	%rbx,%rdi
shlq	$7,%rdi
vmovaps	(%r10,%rdi),%zmm15
vmovaps	64(%r10,%rdi),%zmm14
vcmpltps	%zmm17,%zmm14,%k1
vmovaps	%zmm15,%zmm17 {%k1} {z}
vaddps	%zmm22,%zmm17,%zmm16
vfmadd213ps	%zmm23,%zmm17,%zmm16
vfmadd213ps	%zmm24,%zmm17,%zmm16
vaddps	%zmm26,%zmm17,%zmm18
vfmadd213ps	%zmm4,%zmm17,%zmm18
vsubps	%zmm14,%zmm15,%zmm15
incq	%rbx
cmpq	%r12,%rbx
je	46f
vpbroadcastd	362f(%rip),%zmm4
vmovaps	%zmm0,%zmm9
movq	%r14,%rbx
vmovdqa64	%zmm7,%zmm0
vmovaps	%zmm21,%zmm22
jmp	47f
46:
vaddps	%zmm15,%zmm21,%zmm22
vaddps	%zmm14,%zmm30,%zmm30
vpbroadcastd	362f(%rip),%zmm4
vmovaps	%zmm0,%zmm9
movq	%r14,%rbx
vmovdqa64	%zmm7,%zmm0
47:
vxorps	%xmm19,%xmm19,%xmm19
vcmpltps	%zmm17,%zmm19,%k1
vmulps	%zmm16,%zmm0,%zmm0 {%k1}
vmulps	%zmm18,%zmm2,%zmm2 {%k1}
vpsrld	$23,%zmm0,%zmm16
vpsrld	$23,%zmm2,%zmm17
vpsubd	%zmm17,%zmm5,%zmm5
vpaddd	%zmm16,%zmm5,%zmm5
vpternlogd	$236,%zmm4,%zmm29,%zmm0
vpternlogd	$236,%zmm4,%zmm29,%zmm2
vmovdqu64	%zmm2,1392(%rsp)
vbroadcastss	352f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm9,%zmm9
vaddps	%zmm15,%zmm10,%zmm10
vaddps	%zmm14,%zmm13,%zmm13
vbroadcastss	367f(%rip),%zmm17
vbroadcastss	378f(%rip),%zmm18
vmovaps	%zmm27,%zmm19
vmovups	304(%rsp),%zmm21
vmovups	368(%rsp),%zmm7
48:
testq	%r9,%r9
jne	9b
vaddps	%zmm10,%zmm21,%zmm21
vaddps	%zmm13,%zmm7,%zmm7
jmp	9b
.p2align	4
49:
vmovdqu64	%zmm0,5184(%rsp)
vmovups	%zmm9,5248(%rsp)
vbroadcastss	363f(%rip),%zmm12
vmulps	%zmm12,%zmm7,%zmm9
vrndscaleps	$8,%zmm9,%zmm11
vmulps	%zmm12,%zmm13,%zmm9
vrndscaleps	$8,%zmm9,%zmm9
vmulps	%zmm12,%zmm8,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vmulps	%zmm12,%zmm30,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vmulps	%zmm12,%zmm6,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vcvtudq2ps	%zmm5,%zmm5
vaddps	364f(%rip){1to16},%zmm5,%zmm0
vmovups	%zmm0,5120(%rsp)
jmp	53f
52:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5248(%rsp)
vmovups	%zmm0,5120(%rsp)
vmovups	%zmm25,1392(%rsp)
vmovups	%zmm25,5184(%rsp)
53:
vcvtusi2ss	%r12d,%xmm25,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm11,%zmm5,%zmm11
vmaxps	%zmm25,%zmm11,%zmm11
vdivps	%zmm11,%zmm25,%zmm11
vmulps	%zmm11,%zmm21,%zmm4
vsubps	%zmm9,%zmm5,%zmm9
vmaxps	%zmm25,%zmm9,%zmm9
vdivps	%zmm9,%zmm25,%zmm9
vmulps	%zmm9,%zmm10,%zmm9
vsubps	%zmm8,%zmm5,%zmm8
vmaxps	%zmm25,%zmm8,%zmm8
vdivps	%zmm8,%zmm25,%zmm8
vmulps	%zmm8,%zmm3,%zmm3
vsubps	%zmm7,%zmm5,%zmm7
vmaxps	%zmm25,%zmm7,%zmm7
vdivps	%zmm7,%zmm25,%zmm7
vmulps	%zmm7,%zmm22,%zmm0
vminps	%zmm4,%zmm9,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm9,%zmm7 {%k1}
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vminps	%zmm3,%zmm0,%zmm8
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k1}
vminps	%zmm7,%zmm8,%zmm0
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm4,%zmm3,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vminps	%zmm7,%zmm8,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vmaxps	%zmm31,%zmm0,%zmm3
vmulps	%zmm17,%zmm3,%zmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
testq	%r12,%r12
je	59f
leaq	(%r12,%r12),%rcx
movl	%r12d,%edx
andl	$-2,%edx
movq	88(%rsp),%rsi
imulq	%rbx,%rsi
vxorps	%xmm31,%xmm31,%xmm31
xorl	%r8d,%r8d
jmp	57f
.p2align	4
54:
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
55:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movl	%ecx,%edi
imull	%r8d,%edi
movq	96(%rsp),%r10
addl	%r10d,%edi
andl	$2147483646,%edi
shlq	$6,%rdi
vcvtsi2ss	%r9,%xmm28,%xmm12
addq	56(%rsp),%rdi
shlq	$7,%r9
vmovaps	(%rdi,%r9),%zmm8
vmovaps	64(%rdi,%r9),%zmm13
vsubps	%zmm13,%zmm8,%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vxorps	%xmm14,%xmm14,%xmm14
vmaxps	%zmm14,%zmm8,%zmm8
vfmadd132ps	%zmm17,%zmm7,%zmm13
vfmsub231ps	%zmm8,%zmm8,%zmm13
vmaxps	%zmm14,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
56:
vcvtsi2ss	%r8,%xmm29,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm3,%zmm3
vfmadd231ps	%zmm12,%zmm10,%zmm4
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm31
incq	%r8
addq	%rcx,%rsi
cmpq	%r12,%r8
je	59f
57:
cmpl	$1,%r12d
je	54b
movl	%esi,%r10d
shrl	%r10d
andl	$1073741823,%r10d
shlq	$7,%r10
addq	48(%rsp),%r10
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
vxorps	%xmm16,%xmm16,%xmm16
.p2align	4
58:
vmovaps	-192(%r10),%zmm11
vmovaps	-128(%r10),%zmm12
vmovaps	-64(%r10),%zmm13
vmovaps	(%r10),%zmm14
vsubps	%zmm12,%zmm11,%zmm11
vsubps	%zmm0,%zmm11,%zmm11
vmaxps	%zmm16,%zmm11,%zmm11
vfmadd213ps	%zmm7,%zmm17,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm16,%zmm12,%zmm11
vcvtsi2ss	%r9,%xmm29,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm8
vbroadcastss	%xmm8,%zmm12
vfmadd213ps	%zmm9,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vmaxps	%zmm16,%zmm8,%zmm8
vfmadd213ps	%zmm7,%zmm17,%zmm14
vfmsub231ps	%zmm8,%zmm8,%zmm14
vmaxps	%zmm16,%zmm14,%zmm11
leaq	1(%r9),%rdi
vcvtsi2ss	%rdi,%xmm29,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm12,%zmm11,%zmm9
addq	$2,%r9
addq	$256,%r10
cmpq	%rdx,%r9
jne	58b
testb	$1,%r12b
jne	55b
jmp	56b
.p2align	4
59:
vandps	366f(%rip){1to16},%zmm1,%zmm7
vcvtusi2ss	%rbx,%xmm27,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm6,%zmm10,%zmm12
vmaxps	369f(%rip){1to16},%zmm3,%zmm6
vdivps	%zmm6,%zmm25,%zmm6
vcmpgtps	372f(%rip){1to16},%zmm3,%k1
vaddps	373f(%rip){1to16},%zmm5,%zmm5
vmulps	%zmm20,%zmm5,%zmm5
vmovaps	%zmm5,%zmm11
vdivps	374f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm6,%zmm8,%zmm11 {%k1}
vmulps	%zmm6,%zmm9,%zmm8
vfnmadd231ps	%zmm11,%zmm11,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm10,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm10,%zmm9 {%k2}
vpcmpgtd	368f(%rip){1to16},%zmm7,%k0
vbroadcastss	375f(%rip),%zmm8
vmaxps	%zmm8,%zmm9,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm6,%zmm4,%zmm5 {%k1}
vmulps	%zmm6,%zmm31,%zmm2
vfnmadd231ps	%zmm5,%zmm5,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm10,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm10,%zmm4 {%k1}
vmaxps	%zmm8,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	376f(%rip){1to16},%zmm7,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vfnmadd231ps	%zmm12,%zmm0,%zmm1
vsqrtps	%zmm2,%zmm2
vmaxps	%zmm1,%zmm2,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmaxps	%zmm25,%zmm3,%zmm1
movq	(%rsp),%rcx
vbroadcastss	52(%rcx),%zmm10
vbroadcastss	76(%rcx),%zmm13
vbroadcastss	56(%rcx),%zmm8
vbroadcastss	80(%rcx),%zmm9
vbroadcastss	60(%rcx),%zmm6
vbroadcastss	84(%rcx),%zmm7
vbroadcastss	64(%rcx),%zmm3
vbroadcastss	88(%rcx),%zmm4
vminps	%zmm11,%zmm13,%zmm2
vcmpunordps	%zmm11,%zmm11,%k1
vmovups	%zmm13,5952(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm15
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,6016(%rsp)
vmovaps	%zmm10,%zmm15 {%k1}
vminps	%zmm5,%zmm9,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm9,6080(%rsp)
vmovaps	%zmm9,%zmm2 {%k1}
vmaxps	%zmm2,%zmm8,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm8,6144(%rsp)
vmovaps	%zmm8,%zmm5 {%k1}
vmovups	%zmm7,6208(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,6272(%rsp)
vmaxps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,4224(%rsp)
vminps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6336(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmaxps	%zmm1,%zmm3,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm3,6400(%rsp)
vmovaps	%zmm3,%zmm0 {%k1}
vmovups	%zmm0,4288(%rsp)
vbroadcastss	377f(%rip),%zmm0
vmovups	%zmm12,5888(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k1,%k0,%k1
vxorps	%xmm11,%xmm11,%xmm11
vblendmps	%zmm11,%zmm25,%zmm4 {%k1}
vblendmps	%zmm0,%zmm18,%zmm8 {%k1}
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm15,%zmm2
vmovups	%zmm2,6976(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,6912(%rsp)
leaq	-1(%r12),%rcx
movq	%rcx,32(%rsp)
vcvtusi2ss	%eax,%xmm30,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,7040(%rsp)
movq	%rbx,%rax
movl	%r12d,%ebx
andl	$-2,%ebx
imulq	88(%rsp),%rax
movq	%rax,40(%rsp)
leaq	(%r12,%r12),%rax
movq	%rax,64(%rsp)
movq	%r12,%rcx
shlq	$6,%rcx
movb	$1,%al
vcmpunordps	%zmm15,%zmm15,%k1
kmovw	%k1,22(%rsp)
vcmpunordps	%zmm5,%zmm5,%k1
kmovw	%k1,20(%rsp)
vmovups	%zmm4,6464(%rsp)
vbroadcastss	382f(%rip),%zmm0
vmovups	%zmm0,4352(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3136(%rsp)
vmovups	%zmm0,2624(%rsp)
vmovups	%zmm0,4160(%rsp)
vmovups	%zmm0,4096(%rsp)
vmovups	%zmm0,3968(%rsp)
vmovups	%zmm0,3840(%rsp)
vmovups	%zmm0,3456(%rsp)
vmovups	%zmm0,3776(%rsp)
vmovups	%zmm0,3712(%rsp)
vmovups	%zmm0,3648(%rsp)
vmovups	%zmm0,3328(%rsp)
vmovups	%zmm0,3584(%rsp)
vmovups	%zmm0,3520(%rsp)
vmovups	%zmm0,3264(%rsp)
vmovups	%zmm0,3392(%rsp)
vmovups	%zmm0,3200(%rsp)
vmovups	%zmm5,6528(%rsp)
vmovups	%zmm5,4032(%rsp)
vmovups	%zmm15,6592(%rsp)
vmovups	%zmm15,3904(%rsp)
movq	%r12,72(%rsp)
jmp	64f
.p2align	4
62:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm12,%xmm12,%xmm12
vpbroadcastd	383f(%rip),%zmm19
vpbroadcastd	384f(%rip),%zmm28
63:
vmovups	304(%rsp),%zmm1
vcmpgeps	2688(%rsp),%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vcmpltps	6656(%rsp),%zmm1,%k2
vmovups	3136(%rsp),%zmm1
vmovaps	%zmm12,%zmm1 {%k2}
vmovups	%zmm1,3136(%rsp)
vmovups	6784(%rsp),%zmm11
vmovaps	%zmm14,%zmm11 {%k2}
vmovups	5312(%rsp),%zmm14
vmovaps	%zmm13,%zmm14 {%k2}
vmovups	5376(%rsp),%zmm13
vmovaps	%zmm10,%zmm13 {%k2}
vmovups	5440(%rsp),%zmm12
vmovaps	%zmm9,%zmm12 {%k2}
vmovups	5504(%rsp),%zmm10
vmovaps	%zmm7,%zmm10 {%k2}
vmovups	5568(%rsp),%zmm1
vmovaps	%zmm6,%zmm1 {%k2}
vmovaps	%zmm1,%zmm6
vmovups	6720(%rsp),%zmm26
vmovaps	%zmm5,%zmm26 {%k2}
vmovups	5632(%rsp),%zmm24
vmovaps	%zmm4,%zmm24 {%k2}
vmovups	5696(%rsp),%zmm23
vmovaps	%zmm0,%zmm23 {%k2}
vmovups	3904(%rsp),%zmm0
vmovups	1536(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3904(%rsp)
vmovups	3840(%rsp),%zmm0
vmovups	4672(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3840(%rsp)
vmovups	4032(%rsp),%zmm0
vmovups	1600(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4032(%rsp)
vmovups	3968(%rsp),%zmm0
vmovups	4736(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3968(%rsp)
vmovups	4224(%rsp),%zmm0
vmovups	560(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4224(%rsp)
vmovups	4096(%rsp),%zmm0
vmovups	4800(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4096(%rsp)
vmovups	4288(%rsp),%zmm0
vmovups	368(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4288(%rsp)
vmovups	4160(%rsp),%zmm0
vmovups	4864(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4160(%rsp)
vmovups	3200(%rsp),%zmm0
vmovups	752(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3200(%rsp)
vmovups	3392(%rsp),%zmm0
vmovups	1920(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3392(%rsp)
vmovups	3264(%rsp),%zmm0
vmovups	816(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3264(%rsp)
vmovups	3520(%rsp),%zmm0
vmovups	1728(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3520(%rsp)
vmovups	3584(%rsp),%zmm0
vmovups	1792(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3584(%rsp)
vmovups	3328(%rsp),%zmm0
vmovaps	%zmm3,%zmm0 {%k2}
vmovups	%zmm0,3328(%rsp)
vmovups	3648(%rsp),%zmm0
vmovups	1136(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3648(%rsp)
vmovups	3712(%rsp),%zmm0
vmovups	1856(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3712(%rsp)
vmovups	3776(%rsp),%zmm0
vmovups	496(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3776(%rsp)
vmovups	3456(%rsp),%zmm0
vmovups	432(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3456(%rsp)
vmovups	6848(%rsp),%zmm8
vmovups	4608(%rsp),%zmm0
vmovaps	%zmm0,%zmm8 {%k2}
vmovups	2624(%rsp),%zmm0
vmovups	1664(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2624(%rsp)
vmovups	4352(%rsp),%zmm0
vmovups	2752(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4352(%rsp)
vmovups	6464(%rsp),%zmm0
vmovaps	%zmm0,%zmm4 {%k1} {z}
xorl	%eax,%eax
vbroadcastss	367f(%rip),%zmm17
vpbroadcastd	352f(%rip),%zmm29
vbroadcastss	365f(%rip),%zmm20
64:
testb	$1,%al
vbroadcastss	422f(%rip),%zmm9
vmovups	%zmm23,5696(%rsp)
vmovups	%zmm24,5632(%rsp)
vmovups	%zmm6,5568(%rsp)
vmovups	%zmm10,5504(%rsp)
vmovups	%zmm12,5440(%rsp)
vmovups	%zmm13,5376(%rsp)
vmovups	%zmm14,5312(%rsp)
je	346f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	346f
vmovups	%zmm4,1536(%rsp)
vmovups	%zmm26,6720(%rsp)
vmovups	%zmm8,6848(%rsp)
movq	(%rsp),%rax
vmovss	248(%rax),%xmm0
vmovss	%xmm0,2368(%rsp)
vmovss	252(%rax),%xmm0
vcvttss2usi	244(%rax),%eax
vmovaps	%xmm0,2048(%rsp)
vmulss	424f(%rip),%xmm0,%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2752(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
testq	%r12,%r12
vxorps	%xmm17,%xmm17,%xmm17
vbroadcastss	425f(%rip),%zmm26
je	72f
movq	160(%rsp),%rdx
movq	40(%rsp),%rsi
xorl	%r8d,%r8d
jmp	68f
.p2align	4
65:
xorl	%r9d,%r9d
66:
movq	%r8,%rdi
imulq	%r12,%rdi
movq	96(%rsp),%r10
leal	(%r10,%rdi,2),%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
addq	56(%rsp),%r10
shlq	$6,%rdi
movq	8(%rsp),%r11
addq	%r11,%rdi
addq	$121600,%rdi
movq	%r9,%r11
shlq	$7,%r11
vmovaps	(%r10,%r11),%zmm1
vmovaps	64(%r10,%r11),%zmm2
vaddps	%zmm9,%zmm2,%zmm6
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm17,%zmm1,%zmm2
vfmadd132ps	%zmm20,%zmm6,%zmm2
vdivps	%zmm2,%zmm25,%zmm2
shlq	$6,%r9
vmovaps	%zmm2,(%rdi,%r9)
vmulps	%zmm2,%zmm1,%zmm6
vaddps	%zmm2,%zmm4,%zmm4
vaddps	%zmm6,%zmm8,%zmm8
vfmadd231ps	%zmm1,%zmm6,%zmm5
67:
incq	%r8
addq	64(%rsp),%rsi
addq	%rcx,%rdx
cmpq	%r12,%r8
je	72f
68:
cmpq	$0,32(%rsp)
je	65b
movl	%esi,%edi
shrl	%edi
andl	$1073741823,%edi
shlq	$7,%rdi
addq	48(%rsp),%rdi
xorl	%r10d,%r10d
xorl	%r9d,%r9d
vxorps	%xmm3,%xmm3,%xmm3
.p2align	4
69:
vmovaps	-192(%rdi,%r10,2),%zmm1
vmovaps	-128(%rdi,%r10,2),%zmm2
vaddps	%zmm9,%zmm2,%zmm6
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm3,%zmm1,%zmm2
vfmadd213ps	%zmm6,%zmm20,%zmm2
vdivps	%zmm2,%zmm25,%zmm2
vmovaps	%zmm2,-64(%rdx,%r10)
vmulps	%zmm2,%zmm1,%zmm6
vaddps	%zmm2,%zmm4,%zmm2
vaddps	%zmm6,%zmm8,%zmm7
vfmadd231ps	%zmm1,%zmm6,%zmm5
vmovaps	-64(%rdi,%r10,2),%zmm1
vmovaps	(%rdi,%r10,2),%zmm4
vaddps	%zmm9,%zmm4,%zmm6
vsubps	%zmm4,%zmm1,%zmm1
vmaxps	%zmm3,%zmm1,%zmm4
vfmadd213ps	%zmm6,%zmm20,%zmm4
vdivps	%zmm4,%zmm25,%zmm4
vmovaps	%zmm4,(%rdx,%r10)
vmulps	%zmm4,%zmm1,%zmm6
vaddps	%zmm4,%zmm2,%zmm4
vaddps	%zmm6,%zmm7,%zmm8
vfmadd231ps	%zmm1,%zmm6,%zmm5
addq	$2,%r9
subq	$-128,%r10
cmpq	%r9,%rbx
jne	69b
vxorps	%xmm17,%xmm17,%xmm17
testb	$1,%r12b
jne	66b
jmp	67b
.p2align	4
72:
vmovups	%zmm11,6784(%rsp)
movl	%eax,%edx
vmovups	%zmm26,2688(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2240(%rsp)
vmovups	%zmm26,2176(%rsp)
incl	%edx
jne	327f
73:
vcmpgtps	2176(%rsp),%zmm26,%k1
vcvttss2usi	2624(%rsp),%eax
vmovups	1536(%rsp),%zmm0
vmovaps	%zmm0,%zmm9 {%k1} {z}
shrl	$25,%eax
movq	(%rsp),%rdx
vbroadcastss	52(%rdx,%rax,4),%zmm0
vbroadcastss	76(%rdx,%rax,4),%zmm1
vbroadcastss	56(%rdx,%rax,4),%zmm2
vbroadcastss	80(%rdx,%rax,4),%zmm3
vbroadcastss	60(%rdx,%rax,4),%zmm4
vbroadcastss	84(%rdx,%rax,4),%zmm5
vbroadcastss	64(%rdx,%rax,4),%zmm6
vbroadcastss	88(%rdx,%rax,4),%zmm7
vxorps	%xmm10,%xmm10,%xmm10
vminps	6592(%rsp),%zmm1,%zmm8
kmovw	22(%rsp),%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm13
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm13 {%k1}
vminps	6528(%rsp),%zmm3,%zmm0
kmovw	20(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vmovups	2240(%rsp),%zmm1
vminps	%zmm1,%zmm5,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,560(%rsp)
vminps	%zmm12,%zmm7,%zmm0
vcmpunordps	%zmm12,%zmm12,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vmovups	%zmm9,6656(%rsp)
vcmpeqps	%zmm10,%zmm9,%k1
vblendmps	%zmm10,%zmm25,%zmm20 {%k1}
vblendmps	377f(%rip){1to16},%zmm18,%zmm0 {%k1}
vmovups	%zmm0,4608(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1664(%rsp)
vmovups	%zmm0,4864(%rsp)
vmovups	%zmm0,4800(%rsp)
vmovups	%zmm0,4736(%rsp)
vmovups	%zmm0,4672(%rsp)
vbroadcastss	368f(%rip),%zmm6
vbroadcastss	436f(%rip),%zmm7
vmovaps	%zmm26,%zmm23
vmovaps	%zmm25,%zmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm29,%xmm29,%xmm29
vpxord	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,432(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vmovups	%zmm0,1856(%rsp)
vmovups	%zmm0,1136(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,1792(%rsp)
vmovups	%zmm0,1728(%rsp)
vmovups	%zmm0,816(%rsp)
vmovups	%zmm0,1920(%rsp)
vmovups	%zmm0,752(%rsp)
jmp	76f
.p2align	4
74:
vmovaps	%zmm9,%zmm24
vbroadcastss	373f(%rip),%zmm16
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1072(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	368(%rsp),%zmm8
vmovups	1600(%rsp),%zmm17
vmovups	1536(%rsp),%zmm21
75:
vmovdqu64	4992(%rsp),%zmm2
vmovups	%zmm21,1536(%rsp)
vmovups	%zmm24,4416(%rsp)
vmovups	%zmm8,368(%rsp)
vmulps	%zmm1,%zmm9,%zmm12
vbroadcastss	369f(%rip),%zmm29
vmovups	752(%rsp),%zmm0
vmaxps	%zmm29,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm19
vmulps	%zmm15,%zmm9,%zmm30
vmulps	%zmm22,%zmm9,%zmm6
vmovups	%zmm6,1728(%rsp)
vmovups	816(%rsp),%zmm0
vmaxps	%zmm29,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	%zmm20,%zmm9,%zmm23
vmovups	%zmm23,1792(%rsp)
vmulps	%zmm13,%zmm9,%zmm11
vmovups	%zmm11,1136(%rsp)
vdivps	%zmm1,%zmm25,%zmm28
vmaxps	%zmm29,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm22
vmulps	%zmm14,%zmm9,%zmm13
vmovups	%zmm13,1856(%rsp)
vcmpleps	880(%rsp),%zmm21,%k1
vcmpgeps	1264(%rsp),%zmm21,%k2
vblendmps	%zmm12,%zmm16,%zmm1 {%k2}
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm12,%zmm1 {%k1}
vmovaps	%zmm12,%zmm15
vmovups	%zmm12,1200(%rsp)
vcmpleps	%zmm1,%zmm7,%k5
vpslld	$31,%zmm2,%zmm1
vpmovd2m	%zmm1,%k6
korw	%k6,%k5,%k0
knotw	%k0,%k1
vmovaps	%zmm25,%zmm10 {%k1} {z}
vcmpleps	1008(%rsp),%zmm17,%k1
vcmpgeps	944(%rsp),%zmm17,%k2
vblendmps	%zmm30,%zmm16,%zmm1 {%k2}
vxorps	%zmm0,%zmm30,%zmm1 {%k1}
vmovups	%zmm30,560(%rsp)
vcmpleps	%zmm1,%zmm7,%k7
vpbroadcastd	444f(%rip),%zmm12
vpandd	%zmm12,%zmm2,%zmm1
vmovdqu64	%zmm1,2048(%rsp)
vptestmd	%zmm1,%zmm1,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k1
vmovaps	%zmm25,%zmm5 {%k1} {z}
vcmpleps	304(%rsp),%zmm24,%k1
vcmpgeps	624(%rsp),%zmm24,%k2
vblendmps	%zmm27,%zmm16,%zmm1 {%k2}
vxorps	%zmm0,%zmm27,%zmm1 {%k1}
vcmpleps	%zmm1,%zmm7,%k1
vpbroadcastd	445f(%rip),%zmm12
vpandd	%zmm12,%zmm2,%zmm1
vmovdqu64	%zmm1,2368(%rsp)
vptestmd	%zmm1,%zmm1,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k3
vcmpgeps	1328(%rsp),%zmm8,%k2
vmovups	688(%rsp),%zmm14
vblendmps	%zmm14,%zmm16,%zmm1 {%k2}
vcmpleps	2112(%rsp),%zmm8,%k2
vxorps	%zmm0,%zmm14,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm7,%k2
vmulps	%zmm5,%zmm28,%zmm1
vmovdqa64	%zmm2,%zmm0
vmulps	1920(%rsp),%zmm1,%zmm2
vmulps	%zmm10,%zmm19,%zmm4
vmovups	%zmm10,2304(%rsp)
vmulps	%zmm4,%zmm2,%zmm20
vmovaps	%zmm25,%zmm24 {%k3} {z}
vmulps	%zmm24,%zmm22,%zmm16
vmulps	%zmm16,%zmm6,%zmm2
vmulps	%zmm4,%zmm2,%zmm8
vmulps	%zmm16,%zmm23,%zmm2
vmovups	%zmm16,2496(%rsp)
vmulps	%zmm20,%zmm8,%zmm9
vfmsub231ps	%zmm2,%zmm1,%zmm9
vmaxps	%zmm29,%zmm18,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm25,%zmm6
vpbroadcastd	446f(%rip),%zmm12
vpandd	%zmm12,%zmm0,%zmm0
vmovdqu64	%zmm0,4544(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k2,%k0,%k0
knotw	%k0,%k3
vmovaps	%zmm25,%zmm21 {%k3} {z}
vmulps	%zmm21,%zmm6,%zmm0
vmulps	%zmm0,%zmm11,%zmm2
vmulps	%zmm4,%zmm2,%zmm18
vmovaps	%zmm20,%zmm2
vfnmadd213ps	%zmm25,%zmm20,%zmm2
vbroadcastss	397f(%rip),%zmm12
vmaxps	%zmm12,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm0,%zmm13,%zmm4
vmovaps	%zmm0,%zmm13
vmovups	%zmm0,2560(%rsp)
vmulps	%zmm20,%zmm18,%zmm11
vfmsub231ps	%zmm4,%zmm1,%zmm11
vdivps	%zmm2,%zmm25,%zmm23
vmulps	%zmm23,%zmm9,%zmm0
vmovaps	%zmm8,%zmm1
vfnmadd213ps	%zmm25,%zmm8,%zmm1
vfnmadd231ps	%zmm0,%zmm0,%zmm1
vmaxps	%zmm12,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	496(%rsp),%zmm13,%zmm2
vmulps	%zmm8,%zmm18,%zmm4
vfmsub231ps	%zmm2,%zmm16,%zmm4
vdivps	%zmm1,%zmm25,%zmm31
vmulps	%zmm23,%zmm11,%zmm26
vfnmadd231ps	%zmm0,%zmm26,%zmm4
vmulps	%zmm31,%zmm4,%zmm16
vmovaps	%zmm18,%zmm1
vfnmadd213ps	%zmm25,%zmm18,%zmm1
vfnmadd231ps	%zmm26,%zmm26,%zmm1
vfnmadd231ps	%zmm16,%zmm16,%zmm1
vmaxps	%zmm12,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm29
vmulps	%zmm19,%zmm15,%zmm25
vmulps	%zmm30,%zmm28,%zmm15
vmulps	%zmm10,%zmm25,%zmm1
vmulps	%zmm1,%zmm20,%zmm2
vfmsub231ps	%zmm15,%zmm5,%zmm2
vmovaps	%zmm5,%zmm13
vmulps	%zmm23,%zmm2,%zmm11
vmovaps	%zmm22,%zmm12
vmulps	%zmm27,%zmm22,%zmm30
vmulps	%zmm1,%zmm8,%zmm2
vfmsub231ps	%zmm30,%zmm24,%zmm2
vfnmadd231ps	%zmm11,%zmm0,%zmm2
vmulps	%zmm31,%zmm2,%zmm9
vmulps	%zmm14,%zmm6,%zmm2
vmovaps	%zmm6,%zmm22
vmulps	%zmm1,%zmm18,%zmm4
vfmsub231ps	%zmm2,%zmm21,%zmm4
vmovaps	%zmm21,%zmm10
vmovups	%zmm21,4480(%rsp)
vfnmadd231ps	%zmm11,%zmm26,%zmm4
vfnmadd231ps	%zmm9,%zmm16,%zmm4
vmulps	%zmm29,%zmm4,%zmm4
vmulps	%zmm4,%zmm29,%zmm29
vfnmadd213ps	%zmm9,%zmm29,%zmm16
vmulps	%zmm16,%zmm31,%zmm16
vfnmadd213ps	%zmm11,%zmm16,%zmm0
vfnmadd231ps	%zmm26,%zmm29,%zmm0
vmulps	%zmm0,%zmm23,%zmm0
vfnmadd213ps	%zmm1,%zmm0,%zmm20
vfnmadd231ps	%zmm8,%zmm16,%zmm20
vfnmadd231ps	%zmm18,%zmm29,%zmm20
vmulps	%zmm20,%zmm19,%zmm20
vmovups	1536(%rsp),%zmm26
vaddps	%zmm20,%zmm26,%zmm8
vcmpunordps	%zmm8,%zmm8,%k3
vmovups	1264(%rsp),%zmm19
vminps	%zmm8,%zmm19,%zmm18
vmovaps	%zmm19,%zmm18 {%k3}
vcmpunordps	%zmm18,%zmm18,%k3
vmovups	880(%rsp),%zmm5
vmaxps	%zmm18,%zmm5,%zmm18
vmovaps	%zmm5,%zmm18 {%k3}
vcmpeqps	%zmm26,%zmm18,%k3
vcmpneqps	%zmm18,%zmm8,%k0 {%k3}
vmulps	%zmm0,%zmm28,%zmm21
vmovups	%zmm17,1600(%rsp)
vaddps	%zmm21,%zmm17,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	944(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm8
vmovaps	%zmm5,%zmm8 {%k3}
vcmpunordps	%zmm8,%zmm8,%k3
vmovups	1008(%rsp),%zmm5
vmaxps	%zmm8,%zmm5,%zmm8
vmovaps	%zmm5,%zmm8 {%k3}
vcmpeqps	%zmm17,%zmm8,%k3
vcmpneqps	%zmm8,%zmm0,%k3 {%k3}
kmovw	%k3,2432(%rsp)
vmulps	%zmm16,%zmm12,%zmm31
vmovups	4416(%rsp),%zmm16
vaddps	%zmm31,%zmm16,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	624(%rsp),%zmm18
vminps	%zmm0,%zmm18,%zmm8
vmovaps	%zmm18,%zmm8 {%k4}
vcmpunordps	%zmm8,%zmm8,%k4
vmovups	304(%rsp),%zmm6
vmaxps	%zmm8,%zmm6,%zmm8
vmovaps	%zmm6,%zmm8 {%k4}
vcmpeqps	%zmm16,%zmm8,%k4
vcmpneqps	%zmm8,%zmm0,%k3 {%k4}
knotw	%k6,%k6
korw	%k6,%k5,%k5
vmovdqu64	2048(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k6
knotw	%k5,%k5
vfmadd213ps	%zmm7,%zmm25,%zmm25 {%k5} {z}
korw	%k6,%k7,%k5
knotw	%k5,%k5
vmovaps	%zmm15,%zmm0 {%k5} {z}
vfmadd213ps	%zmm25,%zmm0,%zmm0
vbroadcastss	352f(%rip),%zmm25
vmovdqu64	2368(%rsp),%zmm5
vptestnmd	%zmm5,%zmm5,%k5
korw	%k5,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm30,%zmm8 {%k1} {z}
vfmadd213ps	%zmm0,%zmm8,%zmm8
vmovdqu64	4544(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k1
korw	%k1,%k2,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm0 {%k1} {z}
vfmadd213ps	%zmm8,%zmm0,%zmm0
vfmadd213ps	%zmm7,%zmm1,%zmm1
vfmadd231ps	%zmm11,%zmm11,%zmm1
vfmadd231ps	%zmm9,%zmm9,%zmm1
vfmadd231ps	%zmm4,%zmm4,%zmm1
vdivps	%zmm12,%zmm25,%zmm2
vmulps	%zmm16,%zmm2,%zmm2
vmulps	447f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm22,%zmm25,%zmm4
vmulps	368(%rsp),%zmm4,%zmm4
vmulps	448f(%rip){1to16},%zmm4,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vsqrtps	%zmm1,%zmm28
vbroadcastss	369f(%rip),%zmm8
vmovups	5824(%rsp),%zmm1
vmaxps	%zmm8,%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vmulps	%zmm28,%zmm1,%zmm1
vminps	449f(%rip){1to16},%zmm1,%zmm1
vmaxps	452f(%rip){1to16},%zmm1,%zmm1
vsubps	%zmm1,%zmm25,%zmm4
vdivps	%zmm4,%zmm25,%zmm4
vmulps	%zmm4,%zmm1,%zmm1
vmulps	%zmm1,%zmm28,%zmm1
movq	(%rsp),%rax
vbroadcastss	16(%rax),%zmm4
vcmpleps	%zmm4,%zmm1,%k1
vcmpleps	%zmm2,%zmm28,%k2
korw	%k1,%k2,%k1
vmulss	%xmm4,%xmm4,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k2 {%k1}
vmovups	5760(%rsp),%zmm0
vsubps	1072(%rsp),%zmm0,%zmm0
vmovups	%zmm0,1072(%rsp)
vmulps	%zmm29,%zmm22,%zmm22
vmovups	2304(%rsp),%zmm14
vmulps	%zmm14,%zmm13,%zmm1
vmovaps	%zmm13,%zmm5
vmulps	%zmm1,%zmm24,%zmm1
vmovaps	%zmm24,%zmm23
vmulps	%zmm1,%zmm10,%zmm1
vcmpnltps	%zmm1,%zmm7,%k5
vmovups	2816(%rsp),%zmm1
vfmadd132ps	1200(%rsp),%zmm7,%zmm1
vmovups	4928(%rsp),%zmm29
vfmadd231ps	560(%rsp),%zmm29,%zmm1
vfmadd231ps	2880(%rsp),%zmm27,%zmm1
vmovups	3072(%rsp),%zmm0
vfmadd231ps	688(%rsp),%zmm0,%zmm1
vmovups	5056(%rsp),%zmm30
vsubps	%zmm1,%zmm30,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmulps	375f(%rip){1to16},%zmm30,%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vmaxps	%zmm8,%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vmulps	%zmm1,%zmm30,%zmm1
vmulps	2944(%rsp),%zmm1,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	1984(%rsp),%zmm0
vminps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k1}
vcmpltps	%zmm30,%zmm7,%k1
vmovaps	%zmm25,%zmm9
vmaxps	453f(%rip){1to16},%zmm1,%zmm9 {%k1}
vbroadcastss	366f(%rip),%zmm10
vandps	%zmm10,%zmm20,%zmm1
vbroadcastss	454f(%rip),%zmm11
vaddps	%zmm11,%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vcmpunordps	%zmm9,%zmm9,%k1
vminps	%zmm9,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vcmpltps	%zmm7,%zmm20,%k1
vmovaps	%zmm26,%zmm0
vmovaps	%zmm19,%zmm13
vsubps	%zmm26,%zmm19,%zmm4
vmovups	880(%rsp),%zmm19
vsubps	%zmm19,%zmm26,%zmm4 {%k1}
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm4,%zmm14,%zmm4
vcmpltps	%zmm4,%zmm7,%k1
vmovaps	%zmm21,%zmm17
vandps	%zmm10,%zmm21,%zmm4
vaddps	%zmm11,%zmm4,%zmm4
vdivps	%zmm4,%zmm25,%zmm4
vbroadcastss	455f(%rip),%zmm15
vmulps	%zmm15,%zmm1,%zmm1
vbroadcastss	425f(%rip),%zmm14
vmovaps	%zmm14,%zmm8
vminps	%zmm14,%zmm1,%zmm8 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpltps	%zmm7,%zmm21,%k1
vmovups	944(%rsp),%zmm21
vmovups	1600(%rsp),%zmm12
vsubps	%zmm12,%zmm21,%zmm2
vmovups	1008(%rsp),%zmm24
vsubps	%zmm24,%zmm12,%zmm2 {%k1}
vmulps	%zmm4,%zmm2,%zmm4
vmulps	%zmm2,%zmm5,%zmm2
vcmpltps	%zmm2,%zmm7,%k1
vmovaps	%zmm14,%zmm2
vmulps	%zmm15,%zmm4,%zmm2 {%k1}
vandps	%zmm10,%zmm31,%zmm4
vaddps	%zmm11,%zmm4,%zmm4
vdivps	%zmm4,%zmm25,%zmm4
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm2,%zmm8
vmovaps	%zmm2,%zmm8 {%k1}
vcmpltps	%zmm7,%zmm31,%k1
vsubps	%zmm16,%zmm18,%zmm2
vsubps	%zmm6,%zmm16,%zmm2 {%k1}
vmulps	%zmm4,%zmm2,%zmm4
vmulps	%zmm2,%zmm23,%zmm2
vcmpltps	%zmm2,%zmm7,%k1
vmovaps	%zmm14,%zmm2
vmulps	%zmm15,%zmm4,%zmm2 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k1}
vandps	%zmm10,%zmm22,%zmm2
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm25,%zmm2
vcmpltps	%zmm7,%zmm22,%k1
vmovups	1328(%rsp),%zmm26
vmovups	368(%rsp),%zmm6
vsubps	%zmm6,%zmm26,%zmm8
vmovups	2112(%rsp),%zmm11
vsubps	%zmm11,%zmm6,%zmm8 {%k1}
vmulps	%zmm2,%zmm8,%zmm2
vmulps	4480(%rsp),%zmm8,%zmm5
vcmpltps	%zmm5,%zmm7,%k1
vmovaps	%zmm14,%zmm5
vmulps	%zmm15,%zmm2,%zmm5 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vcmpgtps	3008(%rsp),%zmm14,%k1
vcmpltps	%zmm1,%zmm2,%k4 {%k1}
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm25,%zmm2 {%k5} {z}
vbroadcastss	378f(%rip),%zmm18
vblendmps	%zmm2,%zmm18,%zmm10 {%k2}
vmovups	1664(%rsp),%zmm2
vcmpgeps	7040(%rsp),%zmm2,%k2
vbroadcastss	422f(%rip),%zmm15
vminps	%zmm15,%zmm10,%zmm10 {%k2}
vcmpeqps	%zmm18,%zmm10,%k6
vmovups	1072(%rsp),%zmm14
vcmpnltps	%zmm14,%zmm7,%k5
korw	%k6,%k5,%k5
vmovups	4672(%rsp),%zmm2
vblendmps	%zmm2,%zmm20,%zmm2 {%k5}
vmovups	%zmm2,4672(%rsp)
vfmadd213ps	%zmm0,%zmm1,%zmm20
vcmpunordps	%zmm20,%zmm20,%k7
vminps	%zmm20,%zmm13,%zmm2
vmovaps	%zmm13,%zmm2 {%k7}
vaddps	%zmm22,%zmm6,%zmm4
vcmpunordps	%zmm4,%zmm4,%k7
vminps	%zmm4,%zmm26,%zmm5
vmovaps	%zmm26,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmovaps	%zmm11,%zmm20
vmaxps	%zmm5,%zmm11,%zmm5
vmovaps	%zmm11,%zmm5 {%k7}
vcmpeqps	%zmm6,%zmm5,%k7
vcmpneqps	%zmm5,%zmm4,%k7 {%k7}
vpmovm2d	%k0,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm19,%zmm2
vmovaps	%zmm19,%zmm2 {%k1}
vpbroadcastd	445f(%rip),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k3} {z}
vpord	446f(%rip){1to16},%zmm5,%zmm5 {%k7}
kmovw	2432(%rsp),%k1
vpord	444f(%rip){1to16},%zmm5,%zmm5 {%k1}
vpsrld	$31,%zmm4,%zmm4
vpord	%zmm4,%zmm5,%zmm4
vmovups	4608(%rsp),%zmm5
vmovaps	%zmm5,%zmm10 {%k5}
vmovups	4800(%rsp),%zmm5
vblendmps	%zmm5,%zmm31,%zmm5 {%k5}
vmovups	496(%rsp),%zmm8
vmovups	%zmm5,4800(%rsp)
vmovups	4864(%rsp),%zmm5
vblendmps	%zmm5,%zmm22,%zmm5 {%k5}
vmovups	%zmm5,4864(%rsp)
vcmpltps	%zmm14,%zmm7,%k1 {%k6}
vmovdqu64	4992(%rsp),%zmm22
vpord	%zmm4,%zmm22,%zmm22 {%k1}
vptestnmd	%zmm4,%zmm4,%k3 {%k1}
vmovups	5824(%rsp),%zmm23
vmovaps	%zmm28,%zmm23 {%k3}
vblendmps	%zmm2,%zmm0,%zmm13 {%k3}
vsubps	%zmm0,%zmm13,%zmm11
vmovups	2816(%rsp),%zmm4
vmovaps	%zmm11,%zmm4 {%k3}
vfmadd132ps	1200(%rsp),%zmm7,%zmm11
vmovups	4736(%rsp),%zmm0
vblendmps	%zmm0,%zmm17,%zmm0 {%k5}
vmovups	%zmm0,4736(%rsp)
vmovups	2944(%rsp),%zmm31
vmovaps	%zmm1,%zmm31 {%k3}
vfmadd213ps	%zmm12,%zmm17,%zmm1
vminps	%zmm1,%zmm21,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm21,%zmm0 {%k1}
vmovaps	%zmm24,%zmm2
vmovaps	%zmm8,%zmm24
vmaxps	%zmm0,%zmm2,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm1 {%k1}
vblendmps	%zmm1,%zmm12,%zmm2 {%k3}
vsubps	%zmm12,%zmm2,%zmm0
vmovaps	%zmm0,%zmm29 {%k3}
vfmadd231ps	560(%rsp),%zmm0,%zmm11
vdivps	%zmm9,%zmm25,%zmm0
vmulps	%zmm4,%zmm0,%zmm1
vmovaps	%zmm4,%zmm12
vmovaps	%zmm1,%zmm4
vfnmadd132ps	1728(%rsp),%zmm27,%zmm4
vmovups	688(%rsp),%zmm17
vfnmadd132ps	1136(%rsp),%zmm17,%zmm1
vmulps	%zmm29,%zmm0,%zmm0
vfnmadd231ps	1792(%rsp),%zmm0,%zmm4
vfnmadd231ps	1856(%rsp),%zmm0,%zmm1
vmovups	2496(%rsp),%zmm19
vmulps	%zmm4,%zmm19,%zmm0
vmulps	%zmm19,%zmm8,%zmm4
vmovups	2560(%rsp),%zmm21
vmulps	%zmm4,%zmm21,%zmm5
vmulps	%zmm0,%zmm5,%zmm8
vfnmadd213ps	%zmm25,%zmm5,%zmm5
vmaxps	397f(%rip){1to16},%zmm5,%zmm5
vdivps	%zmm5,%zmm25,%zmm5
vfmsub231ps	%zmm1,%zmm21,%zmm8
vmulps	%zmm8,%zmm5,%zmm1
vmulps	%zmm1,%zmm21,%zmm1
vmulps	%zmm1,%zmm9,%zmm1
vbroadcastss	456f(%rip),%zmm8
vmulps	%zmm8,%zmm6,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vaddps	%zmm1,%zmm6,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm26,%zmm1
vmovaps	%zmm26,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm20,%zmm1
vmovaps	%zmm20,%zmm1 {%k1}
vmulps	%zmm0,%zmm19,%zmm5
vblendmps	%zmm1,%zmm6,%zmm0 {%k3}
vmulps	%zmm19,%zmm4,%zmm1
vsubps	%zmm6,%zmm0,%zmm4
vfmadd231ps	%zmm17,%zmm4,%zmm11
vmulps	%zmm5,%zmm9,%zmm5
vfnmadd231ps	%zmm1,%zmm4,%zmm5
vmulps	%zmm8,%zmm16,%zmm1
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k1}
vaddps	%zmm5,%zmm16,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	624(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	304(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vblendmps	%zmm1,%zmm16,%zmm1 {%k3}
vmovups	3072(%rsp),%zmm6
vmovaps	%zmm4,%zmm6 {%k3}
vmovups	%zmm1,560(%rsp)
vsubps	%zmm16,%zmm1,%zmm1
vfmadd231ps	%zmm1,%zmm27,%zmm11
vmovups	2880(%rsp),%zmm4
vmovaps	%zmm1,%zmm4 {%k3}
knotw	%k3,%k1
vmovdqa32	%zmm22,%zmm14 {%k1} {z}
vmovaps	%zmm7,%zmm11 {%k4}
vmovaps	%zmm11,%zmm30 {%k3}
vcmpeqps	%zmm18,%zmm10,%k1 {%k2}
vmovaps	%zmm15,%zmm10 {%k1}
vcmpeqps	%zmm18,%zmm10,%k1
vmovaps	%zmm25,%zmm20 {%k1} {z}
vmovups	%zmm10,4608(%rsp)
vmovaps	%zmm0,%zmm5
vmovaps	%zmm2,%zmm8
vmovaps	%zmm6,%zmm10
vmovups	3008(%rsp),%zmm6
vmovups	1984(%rsp),%zmm7
vmovaps	%zmm31,%zmm9
vmovaps	%zmm30,%zmm11
vmovaps	%zmm4,%zmm15
vmovaps	%zmm12,%zmm19
76:
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm20,%xmm0
vmovshdup	%xmm20,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm20,%xmm20,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm20,%xmm20,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm20,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm20,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm20,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
vmovups	%zmm5,368(%rsp)
vmovups	%zmm8,1600(%rsp)
vmovups	%zmm13,1536(%rsp)
jbe	324f
vmovups	%zmm20,5760(%rsp)
vmovdqu64	%zmm19,2816(%rsp)
vmovdqu64	%zmm29,4928(%rsp)
vmovups	%zmm15,2880(%rsp)
vmovups	%zmm14,4992(%rsp)
vmovups	%zmm11,5056(%rsp)
vmovups	%zmm9,2944(%rsp)
vmovups	%zmm23,5824(%rsp)
vmovups	%zmm7,1984(%rsp)
vmovups	%zmm6,3008(%rsp)
vmovups	%zmm10,3072(%rsp)
vcvttss2usi	1664(%rsp),%eax
shrl	$25,%eax
movq	(%rsp),%rdx
vmovss	52(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,4480(%rsp)
vmovss	56(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,4544(%rsp)
vmovss	76(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1456(%rsp)
vmovss	80(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,4416(%rsp)
vmovss	60(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1520(%rsp)
vmovss	84(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1504(%rsp)
vmovss	64(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1488(%rsp)
vmovss	88(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1472(%rsp)
vcvttss2usi	212(%rdx),%eax
vcvttss2usi	216(%rdx),%edi
vcvttss2usi	220(%rdx),%r11d
vbroadcastss	224(%rdx),%zmm3
vcvttss2usi	%xmm3,%r8d
vbroadcastss	228(%rdx),%zmm0
vfnmadd231ps	%zmm3,%zmm13,%zmm0
vfnmadd213ps	232(%rdx){1to16},%zmm8,%zmm3
vmovups	%zmm0,2368(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	426f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	427f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,1072(%rsp)
vmovups	%zmm3,2048(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2432(%rsp)
movq	32(%rsp),%rbp
imulq	%r8,%rbp
movl	%ebp,%esi
andl	$-4,%esi
addl	$8,%esi
movslq	%r11d,%rdx
subl	%esi,%r11d
addq	$5,%rbp
movslq	%edi,%r9
subl	%esi,%edi
imulq	%rax,%r9
movq	%r9,2304(%rsp)
movq	%r8,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%r9
shlq	$2,%rdx
imulq	%rdx,%r8
movq	%r8,1856(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
movl	$16,%r14d
vmovaps	%zmm25,%zmm6
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm1,%xmm1,%xmm1
movl	$16,%eax
movl	%edi,2560(%rsp)
movl	%r11d,2496(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
jmp	79f
.p2align	4
77:
vxorps	%xmm9,%xmm9,%xmm9
78:
vmovups	1792(%rsp),%zmm6
vsubps	304(%rsp),%zmm6,%zmm6
movl	1728(%rsp),%eax
movl	%eax,%r14d
movl	2560(%rsp),%edi
movl	2496(%rsp),%r11d
79:
addl	$-1,%eax
jae	98f
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm5,%xmm0
jbe	98f
movl	%eax,1728(%rsp)
vmovups	%zmm6,1792(%rsp)
vcmpltps	%zmm6,%zmm9,%k1
vbroadcastss	382f(%rip),%zmm6
vxorps	%xmm16,%xmm16,%xmm16
vmovups	1072(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm2
vminss	%xmm0,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf128	$1,%ymm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm0
vmovss	352f(%rip),%xmm7
vaddss	%xmm7,%xmm0,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm9,%k1 {%k1}
vmovups	2432(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm2 {%k1}
vmovshdup	%xmm2,%xmm4
vminss	%xmm2,%xmm4,%xmm4
vshufpd	$1,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf128	$1,%ymm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$2,%zmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$3,%zmm2,%xmm2
vminss	%xmm4,%xmm2,%xmm4
vmovshdup	%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufpd	$1,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm4,%xmm2,%xmm2
vcvttss2si	%xmm0,%r8d
decl	%r8d
vcvttss2si	%xmm2,%r10d
decl	%r10d
cmpl	%r11d,%r8d
movl	%r11d,%eax
cmovll	%r8d,%eax
cmpl	%edi,%r10d
movl	%edi,%r15d
cmovll	%r10d,%r15d
vaddss	%xmm7,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm9,%zmm2,%k2
vcmpleps	%zmm0,%zmm9,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm25,%zmm0 {%k3} {z}
vmovups	%zmm0,304(%rsp)
testq	%r12,%r12
je	77b
movl	%eax,%esi
sarl	$31,%esi
movl	%r11d,%r12d
andnl	%eax,%esi,%r11d
leaq	1(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm4
leaq	2(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm5
leaq	3(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm6
movl	%r15d,%eax
sarl	$31,%eax
andnl	%r15d,%eax,%r13d
leaq	4(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm10
vcvtsi2ss	%r11d,%xmm15,%xmm0
leaq	1(%r13),%rax
vcvtsi2ss	%rax,%xmm15,%xmm19
leaq	2(%r13),%rax
vcvtsi2ss	%rax,%xmm15,%xmm23
leaq	3(%r13),%r15
vcvtsi2ss	%r13d,%xmm15,%xmm9
leaq	4(%r13),%r11
vbroadcastss	%xmm0,%zmm0
vmovups	2368(%rsp),%zmm24
vsubps	%zmm0,%zmm24,%zmm7
vbroadcastss	366f(%rip),%zmm30
vandps	%zmm30,%zmm7,%zmm0
vsubps	%zmm0,%zmm25,%zmm2
vmaxps	%zmm16,%zmm2,%zmm2
vbroadcastss	422f(%rip),%zmm26
vsubps	%zmm0,%zmm26,%zmm0
vmaxps	%zmm16,%zmm0,%zmm16
vmulps	%zmm2,%zmm2,%zmm17
vmovups	%zmm18,432(%rsp)
vmulps	%zmm16,%zmm16,%zmm18
vmulps	%zmm17,%zmm2,%zmm0
vbroadcastss	434f(%rip),%zmm28
vmulps	%zmm28,%zmm0,%zmm0
vfmadd231ps	%zmm16,%zmm18,%zmm0
vmovups	%zmm0,1328(%rsp)
vfmadd213ps	%zmm18,%zmm28,%zmm17
vbroadcastss	365f(%rip),%zmm29
vmulps	%zmm29,%zmm17,%zmm2
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm7,%k1
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm2,%zmm2 {%k1}
vmovups	%zmm2,624(%rsp)
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm4,%zmm24,%zmm16
vandps	%zmm30,%zmm16,%zmm4
vsubps	%zmm4,%zmm25,%zmm7
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm7,%zmm17
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm0,%zmm4,%zmm18
vmulps	%zmm17,%zmm17,%zmm0
vmovups	%zmm12,688(%rsp)
vmovups	%zmm21,496(%rsp)
vmulps	%zmm18,%zmm18,%zmm21
vmovaps	%zmm0,%zmm12
vmulps	%zmm0,%zmm17,%zmm4
vmulps	%zmm28,%zmm4,%zmm0
vfmadd231ps	%zmm18,%zmm21,%zmm0
vmovups	%zmm0,1264(%rsp)
vfmadd213ps	%zmm21,%zmm28,%zmm12
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm16,%k1
kmovw	%k1,1008(%rsp)
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm5,%zmm24,%zmm5
vandps	%zmm30,%zmm5,%zmm16
vsubps	%zmm16,%zmm25,%zmm17
vmaxps	%zmm0,%zmm17,%zmm17
vsubps	%zmm16,%zmm26,%zmm16
vmaxps	%zmm0,%zmm16,%zmm18
vmulps	%zmm17,%zmm17,%zmm16
vmulps	%zmm18,%zmm18,%zmm21
vmulps	%zmm16,%zmm17,%zmm17
vmulps	%zmm28,%zmm17,%zmm0
vfmadd231ps	%zmm18,%zmm21,%zmm0
vmovups	%zmm0,1200(%rsp)
vfmadd213ps	%zmm21,%zmm28,%zmm16
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm5,%k1
kmovw	%k1,944(%rsp)
vbroadcastss	%xmm6,%zmm5
vsubps	%zmm5,%zmm24,%zmm5
vandps	%zmm30,%zmm5,%zmm6
vmovaps	%zmm30,%zmm7
vsubps	%zmm6,%zmm25,%zmm17
vmaxps	%zmm0,%zmm17,%zmm17
vsubps	%zmm6,%zmm26,%zmm6
vmaxps	%zmm0,%zmm6,%zmm18
vmulps	%zmm17,%zmm17,%zmm6
vmulps	%zmm18,%zmm18,%zmm21
vmulps	%zmm6,%zmm17,%zmm17
vmulps	%zmm28,%zmm17,%zmm0
vfmadd231ps	%zmm18,%zmm21,%zmm0
vmovups	%zmm0,816(%rsp)
vfmadd213ps	%zmm21,%zmm28,%zmm6
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm5,%k1
kmovw	%k1,880(%rsp)
vbroadcastss	%xmm10,%zmm5
vsubps	%zmm5,%zmm24,%zmm17
vandps	%zmm30,%zmm17,%zmm5
vsubps	%zmm5,%zmm25,%zmm10
vmaxps	%zmm0,%zmm10,%zmm18
vsubps	%zmm5,%zmm26,%zmm5
vmaxps	%zmm0,%zmm5,%zmm21
vmulps	%zmm18,%zmm18,%zmm10
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm10,%zmm18,%zmm5
vmulps	%zmm28,%zmm5,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,752(%rsp)
vfmadd213ps	%zmm24,%zmm28,%zmm10
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm17,%k5
vbroadcastss	%xmm9,%zmm9
vmovups	2048(%rsp),%zmm4
vsubps	%zmm9,%zmm4,%zmm9
vandps	%zmm30,%zmm9,%zmm17
vsubps	%zmm17,%zmm25,%zmm18
vmaxps	%zmm0,%zmm18,%zmm18
vsubps	%zmm17,%zmm26,%zmm17
vmaxps	%zmm0,%zmm17,%zmm21
vmulps	%zmm18,%zmm18,%zmm24
vmulps	%zmm21,%zmm21,%zmm25
vmulps	%zmm24,%zmm18,%zmm17
vmulps	%zmm28,%zmm17,%zmm17
vfmadd231ps	%zmm21,%zmm25,%zmm17
vfmadd213ps	%zmm25,%zmm28,%zmm24
vcmpltps	%zmm0,%zmm9,%k6
vbroadcastss	%xmm19,%zmm9
vsubps	%zmm9,%zmm4,%zmm9
vandps	%zmm30,%zmm9,%zmm18
vbroadcastss	352f(%rip),%zmm0
vsubps	%zmm18,%zmm0,%zmm19
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm19,%zmm21
vsubps	%zmm18,%zmm26,%zmm18
vmaxps	%zmm0,%zmm18,%zmm18
vmulps	%zmm21,%zmm21,%zmm19
vmulps	%zmm18,%zmm18,%zmm25
vmulps	%zmm19,%zmm21,%zmm21
vmulps	%zmm28,%zmm21,%zmm21
vfmadd231ps	%zmm18,%zmm25,%zmm21
vfmadd213ps	%zmm25,%zmm28,%zmm19
vmovaps	%zmm28,%zmm5
vcmpltps	%zmm0,%zmm9,%k7
vbroadcastss	%xmm23,%zmm9
vsubps	%zmm9,%zmm4,%zmm9
vandps	%zmm30,%zmm9,%zmm18
vbroadcastss	352f(%rip),%zmm0
vsubps	%zmm18,%zmm0,%zmm23
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm23,%zmm25
vsubps	%zmm18,%zmm26,%zmm18
vmaxps	%zmm0,%zmm18,%zmm28
vmulps	%zmm25,%zmm25,%zmm23
vmulps	%zmm28,%zmm28,%zmm30
vmulps	%zmm23,%zmm25,%zmm18
vmulps	%zmm5,%zmm18,%zmm18
vfmadd231ps	%zmm28,%zmm30,%zmm18
vfmadd213ps	%zmm30,%zmm5,%zmm23
vcmpltps	%zmm0,%zmm9,%k2
vcvtsi2ss	%r15,%xmm15,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm9,%zmm4,%zmm25
vandps	%zmm7,%zmm25,%zmm9
vbroadcastss	352f(%rip),%zmm0
vsubps	%zmm9,%zmm0,%zmm28
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm28,%zmm28
vsubps	%zmm9,%zmm26,%zmm9
vmaxps	%zmm0,%zmm9,%zmm30
vmulps	%zmm28,%zmm28,%zmm2
vmulps	%zmm30,%zmm30,%zmm0
vmulps	%zmm2,%zmm28,%zmm9
vmulps	%zmm5,%zmm9,%zmm9
vfmadd231ps	%zmm30,%zmm0,%zmm9
vfmadd213ps	%zmm0,%zmm5,%zmm2
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm25,%k1
vcvtsi2ss	%r11,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm4,%zmm4
vandps	%zmm7,%zmm4,%zmm25
vbroadcastss	352f(%rip),%zmm0
vsubps	%zmm25,%zmm0,%zmm28
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm28,%zmm28
vsubps	%zmm25,%zmm26,%zmm25
vmaxps	%zmm0,%zmm25,%zmm25
vmulps	%zmm28,%zmm28,%zmm30
vmulps	%zmm25,%zmm25,%zmm0
vmulps	%zmm30,%zmm28,%zmm28
vmulps	%zmm5,%zmm28,%zmm7
vfmadd231ps	%zmm25,%zmm0,%zmm7
vfmadd213ps	%zmm0,%zmm5,%zmm30
vmulps	%zmm29,%zmm12,%zmm28
vbroadcastss	379f(%rip),%zmm12
kmovw	1008(%rsp),%k4
vxorps	%zmm12,%zmm28,%zmm28 {%k4}
vmulps	%zmm29,%zmm16,%zmm16
kmovw	944(%rsp),%k4
vxorps	%zmm12,%zmm16,%zmm16 {%k4}
vmulps	%zmm29,%zmm6,%zmm25
kmovw	880(%rsp),%k4
vxorps	%zmm12,%zmm25,%zmm25 {%k4}
vmulps	%zmm29,%zmm10,%zmm26
vxorps	%zmm12,%zmm26,%zmm26 {%k5}
vmulps	%zmm29,%zmm24,%zmm24
vxorps	%zmm12,%zmm24,%zmm24 {%k6}
vmulps	%zmm29,%zmm19,%zmm5
vxorps	%zmm12,%zmm5,%zmm5 {%k7}
vmulps	%zmm29,%zmm23,%zmm23
vxorps	%zmm12,%zmm23,%zmm23 {%k2}
vxorps	%xmm6,%xmm6,%xmm6
vcmpltps	%zmm6,%zmm4,%k2
movq	(%rsp),%rax
vbroadcastss	224(%rax),%zmm4
vmulps	%zmm29,%zmm2,%zmm2
vxorps	%zmm12,%zmm2,%zmm2 {%k1}
vmulps	624(%rsp),%zmm4,%zmm19
vmulps	%zmm4,%zmm28,%zmm28
vmulps	%zmm4,%zmm16,%zmm6
vmulps	%zmm4,%zmm25,%zmm10
vmulps	%zmm4,%zmm26,%zmm16
vmulps	%zmm4,%zmm24,%zmm24
vmovups	%zmm24,624(%rsp)
vmulps	%zmm4,%zmm5,%zmm0
vmovups	%zmm0,1008(%rsp)
vmulps	%zmm4,%zmm23,%zmm23
vmulps	%zmm4,%zmm2,%zmm0
vmovups	%zmm0,880(%rsp)
vmulps	%zmm29,%zmm30,%zmm0
vxorps	%zmm12,%zmm0,%zmm0 {%k2}
vmulps	%zmm4,%zmm0,%zmm29
vbroadcastss	435f(%rip),%zmm2
vmulps	1328(%rsp),%zmm2,%zmm24
vmulps	1264(%rsp),%zmm2,%zmm4
vmulps	1200(%rsp),%zmm2,%zmm26
vmulps	816(%rsp),%zmm2,%zmm0
vmulps	752(%rsp),%zmm2,%zmm5
vmulps	%zmm2,%zmm17,%zmm30
vmulps	%zmm2,%zmm21,%zmm21
vmovups	%zmm21,1264(%rsp)
vmovups	496(%rsp),%zmm21
vmovups	688(%rsp),%zmm12
vmulps	%zmm2,%zmm18,%zmm17
vmovups	%zmm17,1200(%rsp)
vmovups	432(%rsp),%zmm18
vmulps	%zmm2,%zmm9,%zmm9
vmovups	%zmm9,816(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmulps	%zmm2,%zmm7,%zmm2
vmovups	%zmm2,752(%rsp)
cmpl	%r10d,%edi
cmovll	%edi,%r10d
movl	%r10d,%eax
sarl	$31,%eax
andnl	%r10d,%eax,%eax
addq	2304(%rsp),%rax
imulq	%rdx,%rax
cmpl	%r8d,%r12d
cmovll	%r12d,%r8d
movl	%r8d,%esi
sarl	$31,%esi
andnl	%r8d,%esi,%esi
leaq	(%rax,%rsi,4),%r11
addq	272(%rsp),%r11
movq	40(%rsp),%r13
movq	112(%rsp),%r8
xorl	%r10d,%r10d
vmovups	%zmm23,944(%rsp)
vmovups	%zmm29,2112(%rsp)
vmovups	%zmm30,1328(%rsp)
vmovups	%zmm19,1920(%rsp)
vmovups	%zmm28,1136(%rsp)
jmp	85f
.p2align	4
82:
xorl	%r15d,%r15d
vmovups	432(%rsp),%zmm18
83:
leaq	(%r15,%r15,2),%rax
shlq	$7,%rax
movq	8(%rsp),%rsi
vmovaps	109504(%rsi,%rax),%zmm2
vmovaps	109568(%rsi,%rax),%zmm7
vmovaps	109632(%rsi,%rax),%zmm9
vfmadd231ps	%zmm2,%zmm9,%zmm27
vmulps	%zmm7,%zmm2,%zmm17
vfmadd231ps	109312(%rsi,%rax),%zmm17,%zmm22
vaddps	%zmm9,%zmm12,%zmm12
vfmadd231ps	109376(%rsi,%rax),%zmm17,%zmm20
vfmadd231ps	%zmm2,%zmm17,%zmm3
vaddps	%zmm17,%zmm21,%zmm21
vaddps	%zmm7,%zmm18,%zmm18
84:
incq	%r10
addq	1856(%rsp),%r11
addq	%rcx,%r8
addq	64(%rsp),%r13
cmpq	%r12,%r10
vxorps	%xmm9,%xmm9,%xmm9
je	78b
85:
vmovups	%zmm12,688(%rsp)
vmovups	%zmm21,496(%rsp)
vmovups	%zmm18,432(%rsp)
testq	%rbp,%rbp
vmovups	624(%rsp),%zmm12
vmovups	1008(%rsp),%zmm18
vmovups	880(%rsp),%zmm21
vmovups	1264(%rsp),%zmm25
vmovups	1200(%rsp),%zmm17
vmovups	816(%rsp),%zmm19
vmovups	752(%rsp),%zmm28
je	87f
movq	280(%rsp),%rax
xorl	%esi,%esi
.p2align	4
86:
leaq	(%r11,%rsi,4),%rdi
vbroadcastss	(%r11,%rsi,4),%zmm2
vmovaps	%zmm30,%zmm7
vfmadd213ps	%zmm9,%zmm2,%zmm7
vfmadd213ps	%zmm9,%zmm12,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm9
addq	%rdx,%rdi
vfmadd231ps	%zmm25,%zmm9,%zmm7
vfmadd231ps	%zmm9,%zmm18,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm9
addq	%rdx,%rdi
vfmadd231ps	%zmm17,%zmm9,%zmm7
vfmadd231ps	%zmm9,%zmm23,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm9
addq	%rdx,%rdi
vfmadd231ps	%zmm19,%zmm9,%zmm7
vfmadd231ps	%zmm9,%zmm21,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm9
vfmadd231ps	%zmm28,%zmm9,%zmm7
vmovaps	%zmm7,-64(%rax)
vfmadd231ps	%zmm9,%zmm29,%zmm2
vxorps	%xmm9,%xmm9,%xmm9
vmovaps	%zmm2,(%rax)
incq	%rsi
addq	$192,%rax
cmpq	%rsi,%rbp
jne	86b
87:
movl	%r13d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	168(%rsp),%r15
movq	288(%rsp),%rsi
movq	296(%rsp),%r12
xorl	%eax,%eax
vxorps	%xmm12,%xmm12,%xmm12
vmovups	1920(%rsp),%zmm19
vmovups	1136(%rsp),%zmm28
jmp	89f
.p2align	4
88:
vxorps	%xmm12,%xmm12,%xmm12
vfmadd213ps	%zmm12,%zmm19,%zmm17
vfmadd213ps	%zmm17,%zmm28,%zmm25
vfmadd213ps	%zmm25,%zmm6,%zmm2
vfmadd213ps	%zmm2,%zmm10,%zmm9
vfmadd213ps	%zmm9,%zmm16,%zmm18
vbroadcastss	352f(%rip),%zmm25
vdivps	%zmm21,%zmm25,%zmm2
vmulps	304(%rsp),%zmm2,%zmm2
vsubps	%zmm21,%zmm23,%zmm9
vmulps	%zmm2,%zmm9,%zmm9
vmovaps	%zmm29,(%r8,%rax)
vmovaps	%zmm18,-320(%r12)
vmovaps	%zmm30,-256(%r12)
vmovaps	%zmm7,-128(%r12)
vmovaps	%zmm2,-64(%r12)
vmovaps	%zmm9,(%r12)
addq	$64,%rax
addq	$384,%r12
addq	%r9,%rsi
cmpq	%rax,%rcx
je	92f
89:
vmovaps	-64(%r15,%rax,2),%zmm23
vmovaps	-832(%rsi),%zmm17
vmovaps	-640(%rsi),%zmm25
vmovaps	-448(%rsi),%zmm2
vmovaps	%zmm24,%zmm7
vfmadd213ps	%zmm12,%zmm17,%zmm7
vmovaps	-768(%rsi),%zmm30
vfmadd132ps	%zmm24,%zmm12,%zmm30
vfmadd231ps	%zmm4,%zmm25,%zmm7
vfmadd231ps	-576(%rsi),%zmm4,%zmm30
vfmadd231ps	%zmm26,%zmm2,%zmm7
vfmadd231ps	-384(%rsi),%zmm26,%zmm30
vmovaps	-256(%rsi),%zmm9
vfmadd231ps	%zmm0,%zmm9,%zmm7
vfmadd231ps	-192(%rsi),%zmm0,%zmm30
vmovaps	-64(%rsi),%zmm18
vfmadd231ps	(%rsi),%zmm5,%zmm30
vfmadd231ps	%zmm5,%zmm18,%zmm7
vmovaps	%zmm7,%zmm21
vmovups	560(%rsp),%zmm12
vfmadd213ps	368(%rsp),%zmm12,%zmm21
vmaxps	442f(%rip){1to16},%zmm21,%zmm21
vaddps	(%r15,%rax,2),%zmm21,%zmm21
vmovaps	%zmm21,%zmm29
cmpl	$16,%r14d
je	88b
vmovaps	(%r8,%rax),%zmm29
vmovaps	%zmm21,%zmm29 {%k3}
jmp	88b
.p2align	4
92:
cmpq	$0,32(%rsp)
movq	72(%rsp),%r12
je	94f
movq	176(%rsp),%rax
xorl	%r15d,%r15d
vmovups	496(%rsp),%zmm21
vmovups	688(%rsp),%zmm12
.p2align	4
93:
vmovaps	-704(%rax),%zmm2
vmovaps	-640(%rax),%zmm7
vmovaps	-448(%rax),%zmm9
vmovaps	-384(%rax),%zmm17
vfmadd231ps	%zmm2,%zmm17,%zmm1
vmulps	%zmm9,%zmm2,%zmm18
vfmadd231ps	%zmm2,%zmm18,%zmm11
vaddps	%zmm18,%zmm13,%zmm13
vfmadd231ps	%zmm17,%zmm7,%zmm15
vmulps	%zmm9,%zmm7,%zmm9
vfmadd231ps	%zmm2,%zmm9,%zmm8
vfmadd231ps	%zmm7,%zmm9,%zmm31
vaddps	%zmm9,%zmm14,%zmm2
vmovaps	-320(%rax),%zmm7
vmovaps	-256(%rax),%zmm9
vmovaps	-64(%rax),%zmm14
vmovaps	(%rax),%zmm17
vfmadd231ps	%zmm7,%zmm17,%zmm1
vmulps	%zmm14,%zmm7,%zmm18
vfmadd231ps	%zmm7,%zmm18,%zmm11
vaddps	%zmm18,%zmm13,%zmm13
vfmadd231ps	%zmm17,%zmm9,%zmm15
vmulps	%zmm14,%zmm9,%zmm14
vfmadd231ps	%zmm7,%zmm14,%zmm8
vfmadd231ps	%zmm9,%zmm14,%zmm31
vaddps	%zmm14,%zmm2,%zmm14
addq	$2,%r15
addq	$768,%rax
cmpq	%r15,%rbx
jne	93b
testb	$1,%r12b
jne	95f
jmp	96f
.p2align	4
94:
xorl	%r15d,%r15d
vmovups	496(%rsp),%zmm21
vmovups	688(%rsp),%zmm12
95:
leaq	(%r15,%r15,2),%rax
shlq	$7,%rax
movq	8(%rsp),%rsi
vmovaps	109312(%rsi,%rax),%zmm2
vmovaps	109376(%rsi,%rax),%zmm7
vmovaps	109568(%rsi,%rax),%zmm9
vmovaps	109632(%rsi,%rax),%zmm17
vfmadd231ps	%zmm2,%zmm17,%zmm1
vmulps	%zmm9,%zmm2,%zmm18
vfmadd231ps	%zmm2,%zmm18,%zmm11
vaddps	%zmm18,%zmm13,%zmm13
vfmadd231ps	%zmm17,%zmm7,%zmm15
vmulps	%zmm9,%zmm7,%zmm9
vfmadd231ps	%zmm2,%zmm9,%zmm8
vfmadd231ps	%zmm7,%zmm9,%zmm31
vaddps	%zmm9,%zmm14,%zmm14
96:
cmpq	$0,32(%rsp)
vmovups	944(%rsp),%zmm23
vmovdqu64	2112(%rsp),%zmm29
vmovups	1328(%rsp),%zmm30
je	82b
movq	176(%rsp),%rax
xorl	%r15d,%r15d
vmovups	432(%rsp),%zmm18
.p2align	4
97:
vmovaps	-512(%rax),%zmm2
vmovaps	-448(%rax),%zmm7
vmovaps	-384(%rax),%zmm9
vmovaps	-128(%rax),%zmm17
vfmadd231ps	%zmm2,%zmm9,%zmm27
vaddps	%zmm9,%zmm12,%zmm9
vmulps	%zmm7,%zmm2,%zmm12
vfmadd231ps	-704(%rax),%zmm12,%zmm22
vfmadd231ps	-640(%rax),%zmm12,%zmm20
vfmadd231ps	%zmm2,%zmm12,%zmm3
vaddps	%zmm12,%zmm21,%zmm2
vaddps	%zmm7,%zmm18,%zmm7
vmovaps	-64(%rax),%zmm18
vmovaps	(%rax),%zmm12
vfmadd231ps	%zmm17,%zmm12,%zmm27
vaddps	%zmm12,%zmm9,%zmm12
vmulps	%zmm18,%zmm17,%zmm9
vfmadd231ps	-320(%rax),%zmm9,%zmm22
vfmadd231ps	-256(%rax),%zmm9,%zmm20
vfmadd231ps	%zmm17,%zmm9,%zmm3
vaddps	%zmm9,%zmm2,%zmm21
vaddps	%zmm18,%zmm7,%zmm18
addq	$2,%r15
addq	$768,%rax
cmpq	%r15,%rbx
jne	97b
testb	$1,%r12b
jne	83b
jmp	84b
.p2align	4
98:
vxorps	%xmm17,%xmm17,%xmm17
vbroadcastss	4480(%rsp),%zmm0
vmovups	%zmm0,880(%rsp)
vbroadcastss	1456(%rsp),%zmm0
vmovups	%zmm0,1264(%rsp)
vbroadcastss	4544(%rsp),%zmm0
vmovups	%zmm0,1008(%rsp)
vbroadcastss	4416(%rsp),%zmm0
vmovups	%zmm0,944(%rsp)
vbroadcastss	1520(%rsp),%zmm0
vmovups	%zmm0,304(%rsp)
vbroadcastss	1504(%rsp),%zmm0
vmovups	%zmm0,624(%rsp)
vbroadcastss	1488(%rsp),%zmm0
vmovups	%zmm0,2112(%rsp)
vbroadcastss	1472(%rsp),%zmm0
vmovups	%zmm0,1328(%rsp)
vmovups	560(%rsp),%zmm9
vmulps	%zmm11,%zmm9,%zmm0
vmulps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,752(%rsp)
vmulps	%zmm8,%zmm9,%zmm0
vmulps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,1920(%rsp)
vmulps	%zmm31,%zmm9,%zmm0
vmulps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,816(%rsp)
vmovups	1664(%rsp),%zmm0
vmovups	5760(%rsp),%zmm2
vaddps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,1664(%rsp)
vcmpgeps	438f(%rip){1to16},%zmm0,%k1
vmovaps	%zmm2,%zmm0 {%k1} {z}
vxorps	%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$3,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vucomiss	%xmm6,%xmm2
vmovups	%zmm18,432(%rsp)
vmovups	%zmm21,496(%rsp)
vmovups	%zmm12,688(%rsp)
jbe	74b
testq	%r12,%r12
vbroadcastss	373f(%rip),%zmm16
vpbroadcastd	352f(%rip),%zmm19
vxorps	%xmm5,%xmm5,%xmm5
je	323f
movq	40(%rsp),%rax
movq	112(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	383f(%rip),%zmm12
vpbroadcastd	384f(%rip),%zmm18
vbroadcastss	385f(%rip),%zmm21
vbroadcastss	386f(%rip),%zmm23
vbroadcastss	387f(%rip),%zmm24
vbroadcastss	388f(%rip),%zmm26
vbroadcastss	389f(%rip),%zmm28
vbroadcastss	392f(%rip),%zmm29
vbroadcastss	393f(%rip),%zmm30
vbroadcastss	394f(%rip),%zmm31
.p2align	4
99:
movl	%eax,%edi
shrl	%edi
andl	$1073741823,%edi
shlq	$7,%rdi
addq	56(%rsp),%rdi
xorl	%r8d,%r8d
.p2align	4
322:
vmovaps	(%rdx,%r8),%zmm2
vmovaps	(%rdi,%r8,2),%zmm4
vdivps	%zmm2,%zmm25,%zmm6
vsubps	%zmm2,%zmm4,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm16,%k1
vaddps	%zmm16,%zmm6,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vaddps	%zmm25,%zmm6,%zmm7
vpaddd	%zmm12,%zmm7,%zmm7
vpandd	%zmm18,%zmm7,%zmm7
vpsubd	%zmm7,%zmm19,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm16,%zmm8,%zmm9
vfmadd231ps	%zmm6,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm6
vmovaps	%zmm21,%zmm8
vfmadd213ps	%zmm23,%zmm9,%zmm8
vmovaps	%zmm24,%zmm10
vmovaps	%zmm28,%zmm11
vfmadd213ps	%zmm26,%zmm9,%zmm10
vfmadd213ps	%zmm29,%zmm9,%zmm11
vfmadd231ps	%zmm30,%zmm6,%zmm11
vfmadd213ps	%zmm10,%zmm6,%zmm11
vfmadd213ps	%zmm8,%zmm6,%zmm11
vfmadd213ps	%zmm9,%zmm6,%zmm11
vfmadd231ps	%zmm31,%zmm7,%zmm11
vaddps	%zmm25,%zmm4,%zmm6
vmaxps	%zmm16,%zmm4,%zmm4
vfmsub231ps	%zmm6,%zmm11,%zmm4
vfmadd231ps	%zmm4,%zmm2,%zmm5
addq	$64,%r8
cmpq	%r8,%rcx
jne	322b
incq	%rsi
addq	%rcx,%rdx
addq	64(%rsp),%rax
cmpq	%r12,%rsi
jne	99b
323:
vbroadcastss	439f(%rip),%zmm2
vmovups	3008(%rsp),%zmm4
vfmadd213ps	442f(%rip){1to16},%zmm4,%zmm2
vcmpltps	%zmm0,%zmm17,%k2
vaddps	%zmm2,%zmm4,%zmm0
vcmpltps	%zmm5,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	1984(%rsp),%zmm0
vbroadcastss	443f(%rip),%zmm0 {%k2}
vmovups	%zmm0,1984(%rsp)
vmovaps	%zmm5,%zmm4 {%k3}
vmovups	%zmm4,3008(%rsp)
vblendmps	375f(%rip){1to16},%zmm25,%zmm0 {%k1}
vmovups	2816(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm2
vsubps	%zmm2,%zmm4,%zmm4
vmovups	1536(%rsp),%zmm21
vsubps	%zmm4,%zmm21,%zmm21
vmovups	4928(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	1600(%rsp),%zmm17
vsubps	%zmm5,%zmm17,%zmm17
vmovups	2880(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	560(%rsp),%zmm9
vsubps	%zmm6,%zmm9,%zmm24
vmovups	3072(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	368(%rsp),%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmovups	5056(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,5056(%rsp)
vmovups	2944(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2944(%rsp)
vmovaps	%zmm25,%zmm0 {%k1} {z}
vmovups	%zmm0,1072(%rsp)
vmovups	%zmm6,3072(%rsp)
vmovups	%zmm5,2880(%rsp)
vmovups	%zmm4,4928(%rsp)
vmovups	%zmm2,2816(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	432(%rsp),%zmm18
jmp	75b
.p2align	4
324:
vmovups	%zmm24,496(%rsp)
vbroadcastss	437f(%rip),%zmm0
vmovups	2240(%rsp),%zmm1
vfmadd213ps	438f(%rip){1to16},%zmm0,%zmm1
vaddps	2176(%rsp),%zmm1,%zmm0
vmovups	%zmm0,304(%rsp)
testq	%r12,%r12
je	62b
vxorps	%xmm12,%xmm12,%xmm12
movq	40(%rsp),%rax
movq	112(%rsp),%rdx
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm0,%xmm0,%xmm0
xorl	%esi,%esi
vbroadcastss	373f(%rip),%zmm22
vpbroadcastd	383f(%rip),%zmm19
vpbroadcastd	384f(%rip),%zmm28
vbroadcastss	387f(%rip),%zmm21
.p2align	4
325:
movl	%eax,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	168(%rsp),%r8
xorl	%r9d,%r9d
vbroadcastss	389f(%rip),%zmm2
vbroadcastss	392f(%rip),%zmm26
vbroadcastss	393f(%rip),%zmm23
vbroadcastss	394f(%rip),%zmm24
vpbroadcastd	352f(%rip),%zmm30
vbroadcastss	385f(%rip),%zmm31
vbroadcastss	386f(%rip),%zmm20
.p2align	4
326:
vmovaps	(%rdx,%r9),%zmm1
vdivps	%zmm1,%zmm25,%zmm8
vmovaps	-64(%r8,%r9,2),%zmm11
vsubps	%zmm1,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm11
vcmpltps	%zmm11,%zmm22,%k1
vaddps	%zmm22,%zmm8,%zmm15
vmovaps	%zmm11,%zmm15 {%k1}
vaddps	%zmm25,%zmm15,%zmm16
vpaddd	%zmm19,%zmm16,%zmm16
vpandd	%zmm28,%zmm16,%zmm16
vpsubd	%zmm16,%zmm30,%zmm17
vmovaps	%zmm18,%zmm27
vaddps	%zmm22,%zmm17,%zmm18
vfmadd231ps	%zmm15,%zmm17,%zmm18
vmulps	%zmm18,%zmm18,%zmm15
vmovaps	%zmm21,%zmm17
vfmadd213ps	388f(%rip){1to16},%zmm18,%zmm17
vmovdqa64	%zmm28,%zmm29
vmovdqa64	%zmm19,%zmm28
vmovaps	%zmm2,%zmm19
vfmadd213ps	%zmm26,%zmm18,%zmm19
vfmadd231ps	%zmm23,%zmm15,%zmm19
vfmadd213ps	%zmm17,%zmm15,%zmm19
vmovaps	%zmm31,%zmm17
vfmadd213ps	%zmm20,%zmm18,%zmm17
vfmadd213ps	%zmm17,%zmm15,%zmm19
vfmadd213ps	%zmm18,%zmm15,%zmm19
vmovaps	%zmm27,%zmm18
vcvtdq2ps	%zmm16,%zmm15
vfmadd231ps	%zmm24,%zmm15,%zmm19
vaddps	%zmm25,%zmm11,%zmm15
vmaxps	%zmm22,%zmm11,%zmm11
vfmsub231ps	%zmm15,%zmm19,%zmm11
vmovdqa64	%zmm28,%zmm19
vmovdqa64	%zmm29,%zmm28
vfmadd231ps	%zmm11,%zmm1,%zmm12
vaddps	%zmm27,%zmm1,%zmm1
vmulps	(%r8,%r9,2),%zmm8,%zmm8
vdivps	%zmm1,%zmm25,%zmm1
vmulps	%zmm1,%zmm1,%zmm11
vaddps	%zmm1,%zmm14,%zmm14
vmulps	%zmm11,%zmm1,%zmm1
vaddps	%zmm11,%zmm13,%zmm13
vaddps	%zmm1,%zmm10,%zmm10
vfmadd231ps	%zmm1,%zmm8,%zmm5
vmulps	%zmm1,%zmm11,%zmm1
vfmadd231ps	%zmm11,%zmm8,%zmm6
vmulps	%zmm11,%zmm11,%zmm11
vaddps	%zmm11,%zmm9,%zmm9
vfmadd231ps	%zmm11,%zmm8,%zmm4
vfmadd231ps	%zmm8,%zmm1,%zmm0
vaddps	%zmm1,%zmm7,%zmm7
addq	$64,%r9
cmpq	%r9,%rcx
jne	326b
incq	%rsi
addq	%rcx,%rdx
addq	64(%rsp),%rax
cmpq	%r12,%rsi
jne	325b
jmp	63b
.p2align	4
327:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2304(%rsp)
vbroadcastss	2048(%rsp),%zmm13
movl	%eax,%eax
movl	%edx,%edx
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2240(%rsp)
xorl	%esi,%esi
vmovups	%zmm26,2176(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm26,2688(%rsp)
vmovups	%zmm0,2752(%rsp)
vmovaps	%zmm26,%zmm20
vmovaps	%zmm26,%zmm14
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm13,1984(%rsp)
movq	%rax,1664(%rsp)
movq	%rdx,1600(%rsp)
jmp	332f
.p2align	4
328:
vxorps	%xmm17,%xmm17,%xmm17
movq	1728(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm18,%xmm3
vmovaps	2048(%rsp),%xmm0
vfmadd213ss	2368(%rsp),%xmm0,%xmm3
vmulps	%zmm30,%zmm30,%zmm0
vfmsub231ps	%zmm4,%zmm27,%zmm0
vmaxps	369f(%rip){1to16},%zmm0,%zmm0
vbroadcastss	352f(%rip),%zmm25
vdivps	%zmm0,%zmm25,%zmm2
vbroadcastss	%xmm3,%zmm0
vmulps	%zmm30,%zmm8,%zmm6
vfmsub231ps	%zmm4,%zmm1,%zmm6
vmulps	%zmm2,%zmm6,%zmm6
vmulps	%zmm1,%zmm30,%zmm7
vfmsub231ps	%zmm8,%zmm27,%zmm7
vmulps	%zmm2,%zmm7,%zmm2
vmaxps	428f(%rip){1to16},%zmm6,%zmm6
vmaxps	429f(%rip){1to16},%zmm2,%zmm2
vmulps	%zmm2,%zmm8,%zmm7
vfmadd231ps	%zmm1,%zmm6,%zmm7
vmulps	%zmm6,%zmm6,%zmm1
vmulps	%zmm2,%zmm2,%zmm10
vmulps	%zmm10,%zmm4,%zmm10
vfmadd231ps	%zmm1,%zmm27,%zmm10
vaddps	%zmm6,%zmm6,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vfmadd213ps	%zmm10,%zmm30,%zmm1
vsubps	%zmm7,%zmm5,%zmm7
vsubps	%zmm5,%zmm1,%zmm1
vfmadd132ps	365f(%rip){1to16},%zmm7,%zmm1
vaddss	432f(%rip),%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vbroadcastss	366f(%rip),%zmm7
vandps	%zmm7,%zmm3,%zmm3
vmovups	2304(%rsp),%zmm9
vcmpleps	%zmm3,%zmm9,%k1
vsubps	4352(%rsp),%zmm0,%zmm3
vandps	%zmm7,%zmm3,%zmm3
vcmpleps	%zmm3,%zmm9,%k1 {%k1}
vbroadcastss	425f(%rip),%zmm26
vblendmps	%zmm1,%zmm26,%zmm1 {%k1}
vbroadcastss	378f(%rip),%zmm18
vmovups	1792(%rsp),%zmm12
vmovups	1984(%rsp),%zmm13
movq	1664(%rsp),%rax
movq	1600(%rsp),%rdx
vmovups	2560(%rsp),%zmm15
vmovups	2496(%rsp),%zmm16
vmovups	1072(%rsp),%zmm19
vmovups	2432(%rsp),%zmm9
329:
vcmpltps	%zmm20,%zmm14,%k1
vcmpltps	%zmm26,%zmm14,%k1 {%k1}
vcmpleps	%zmm1,%zmm14,%k1 {%k1}
vcmpltps	%zmm26,%zmm20,%k2
vcmpltps	%zmm26,%zmm1,%k2 {%k2}
vsubps	%zmm1,%zmm20,%zmm3
vfmadd231ps	433f(%rip){1to16},%zmm14,%zmm20
vaddps	%zmm1,%zmm20,%zmm7
vcmpltps	%zmm7,%zmm17,%k2 {%k2}
vbroadcastss	365f(%rip),%zmm10
vmulps	%zmm10,%zmm3,%zmm3
vdivps	%zmm7,%zmm25,%zmm7
vmulps	%zmm7,%zmm3,%zmm3 {%k2}
vminps	%zmm10,%zmm3,%zmm3
vmaxps	399f(%rip){1to16},%zmm3,%zmm3 {%k2} {z}
vfmadd213ps	%zmm9,%zmm13,%zmm3
vmovups	2176(%rsp),%zmm11
vcmpltps	%zmm11,%zmm14,%k2 {%k1}
vmovups	2688(%rsp),%zmm9
vmovaps	%zmm11,%zmm9 {%k2}
vmovups	2752(%rsp),%zmm7
vmovaps	%zmm15,%zmm7 {%k2}
vmovaps	%zmm14,%zmm11 {%k2}
vmovaps	%zmm3,%zmm15 {%k2}
vmovups	2240(%rsp),%zmm10
vmovaps	%zmm16,%zmm10 {%k2}
vmovups	%zmm10,2240(%rsp)
vmovaps	%zmm19,%zmm12 {%k2}
vmovups	%zmm11,2176(%rsp)
vcmpltps	%zmm14,%zmm11,%k2
vcmpltps	%zmm9,%zmm14,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm14,%zmm9 {%k1}
vmovups	%zmm9,2688(%rsp)
vmovaps	%zmm3,%zmm7 {%k1}
vmovups	%zmm7,2752(%rsp)
incq	%rsi
vmovaps	%zmm14,%zmm20
vmovaps	%zmm1,%zmm14
vmovaps	%zmm0,%zmm9
vmovaps	%zmm6,%zmm16
vmovaps	%zmm2,%zmm19
cmpq	%rdx,%rsi
je	73b
332:
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm26,%zmm1
cmpq	%rax,%rsi
jae	329b
vmovups	%zmm9,2432(%rsp)
vmovups	%zmm19,1072(%rsp)
vmovups	%zmm16,2496(%rsp)
vmovups	%zmm15,2560(%rsp)
vmovups	%zmm12,1792(%rsp)
movq	(%rsp),%rdx
vcvttss2usi	212(%rdx),%eax
vcvttss2usi	216(%rdx),%edi
vcvttss2usi	220(%rdx),%ebp
vbroadcastss	224(%rdx),%zmm21
vcvttss2usi	%xmm21,%r8d
vbroadcastss	228(%rdx),%zmm22
vfmadd231ps	6976(%rsp),%zmm21,%zmm22
vmovups	6912(%rsp),%zmm0
vfmadd213ps	232(%rdx){1to16},%zmm0,%zmm21
vrndscaleps	$9,%zmm22,%zmm0
vbroadcastss	426f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	427f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm23
vrndscaleps	$9,%zmm21,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmovaps	%zmm25,%zmm31
vmaxps	%zmm2,%zmm0,%zmm25
movq	32(%rsp),%r9
imulq	%r8,%r9
movl	%r9d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebp,%r10
subl	%edx,%ebp
movq	%r9,496(%rsp)
leaq	5(%r9),%r15
movq	%rsi,1728(%rsp)
addq	%rsi,%rax
movslq	%edi,%r11
subl	%edx,%edi
imulq	%rax,%r11
leaq	1(%r11),%rax
movq	%rax,1328(%rsp)
leaq	2(%r11),%rax
movq	%rax,1264(%rsp)
leaq	3(%r11),%rax
movq	%rax,1200(%rsp)
movq	%r8,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%rsi
movq	%r15,%r13
andq	$-2,%r13
movq	%r10,2112(%rsp)
leaq	(,%r10,4),%r9
movq	%r9,%rax
imulq	%r8,%rax
movq	%rax,688(%rsp)
movq	%r8,880(%rsp)
movq	%r8,%rdx
shlq	$7,%rdx
leaq	(%rdx,%rdx,2),%r10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm27,%xmm27,%xmm27
movq	%r11,624(%rsp)
leaq	4(%r11),%rax
movq	%rax,816(%rsp)
movl	$16,%eax
movl	%edi,1136(%rsp)
movl	%ebp,1856(%rsp)
movq	%r13,560(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
movq	%r15,432(%rsp)
movq	%r10,1920(%rsp)
jmp	334f
.p2align	4
333:
vsubps	%zmm2,%zmm31,%zmm31
movl	1136(%rsp),%edi
movl	1856(%rsp),%ebp
movl	752(%rsp),%eax
334:
addl	$-1,%eax
jae	328b
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm31,%xmm0
vmovshdup	%xmm31,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm31,%xmm31,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm31,%xmm31,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$1,%ymm31,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm31,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm31,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	328b
movl	%eax,752(%rsp)
vcmpltps	%zmm31,%zmm9,%k1
vbroadcastss	382f(%rip),%zmm3
vblendmps	%zmm23,%zmm3,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm2
vminss	%xmm0,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vextractf128	$1,%ymm0,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vmovshdup	%xmm6,%xmm7
vminss	%xmm2,%xmm7,%xmm2
vshufpd	$1,%xmm6,%xmm6,%xmm7
vminss	%xmm2,%xmm7,%xmm2
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vextractf32x4	$2,%zmm0,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vmovshdup	%xmm6,%xmm7
vminss	%xmm2,%xmm7,%xmm2
vshufpd	$1,%xmm6,%xmm6,%xmm7
vminss	%xmm2,%xmm7,%xmm2
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm6
vminss	%xmm2,%xmm6,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm0
vmovss	352f(%rip),%xmm11
vaddss	%xmm0,%xmm11,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm23,%k1 {%k1}
vblendmps	%zmm25,%zmm3,%zmm2 {%k1}
vmovshdup	%xmm2,%xmm6
vminss	%xmm2,%xmm6,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf128	$1,%ymm2,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vmovshdup	%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf32x4	$2,%zmm2,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vmovshdup	%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf32x4	$3,%zmm2,%xmm2
vminss	%xmm6,%xmm2,%xmm6
vmovshdup	%xmm2,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm6,%xmm2,%xmm2
vcvttss2si	%xmm0,%r8d
decl	%r8d
vcvttss2si	%xmm2,%r14d
decl	%r14d
cmpl	%ebp,%r8d
movl	%ebp,%edx
cmovll	%r8d,%edx
cmpl	%edi,%r14d
cmovll	%r14d,%edi
vaddss	%xmm2,%xmm11,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm25,%zmm2,%k2
vcmpleps	%zmm0,%zmm25,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	352f(%rip),%zmm12
vmovaps	%zmm12,%zmm2 {%k1} {z}
testq	%r12,%r12
je	333b
movl	%edx,%r11d
sarl	$31,%r11d
andnl	%edx,%r11d,%edx
movl	%edi,%r11d
sarl	$31,%r11d
andnl	%edi,%r11d,%eax
leaq	1(%rdx),%r11
leaq	2(%rdx),%rdi
vcvtsi2ss	%r11,%xmm15,%xmm6
leaq	3(%rdx),%r11
vcvtsi2ss	%rdi,%xmm15,%xmm7
vcvtsi2ss	%r11,%xmm15,%xmm10
leaq	4(%rdx),%r11
leaq	1(%rax),%rdi
vcvtsi2ss	%r11,%xmm15,%xmm16
leaq	2(%rax),%r11
vcvtsi2ss	%rdi,%xmm15,%xmm24
vcvtsi2ss	%r11,%xmm15,%xmm26
leaq	3(%rax),%r11
leaq	4(%rax),%r15
movq	%rdx,1008(%rsp)
vcvtsi2ss	%edx,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm22,%zmm0
vbroadcastss	366f(%rip),%zmm15
vandps	%zmm15,%zmm0,%zmm0
vsubps	%zmm0,%zmm12,%zmm19
vmaxps	%zmm9,%zmm19,%zmm19
vxorps	%xmm13,%xmm13,%xmm13
vbroadcastss	422f(%rip),%zmm17
vsubps	%zmm0,%zmm17,%zmm0
vmaxps	%zmm13,%zmm0,%zmm0
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm0,%zmm0,%zmm29
vmulps	%zmm28,%zmm19,%zmm19
vbroadcastss	434f(%rip),%zmm18
vmulps	%zmm18,%zmm19,%zmm19
vfmadd231ps	%zmm29,%zmm0,%zmm19
vbroadcastss	435f(%rip),%zmm9
vmulps	%zmm9,%zmm19,%zmm0
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm22,%zmm6
vandps	%zmm15,%zmm6,%zmm6
vsubps	%zmm6,%zmm12,%zmm19
vmaxps	%zmm13,%zmm19,%zmm19
vsubps	%zmm6,%zmm17,%zmm6
vmaxps	%zmm13,%zmm6,%zmm6
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm6,%zmm6,%zmm29
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm18,%zmm19,%zmm19
vfmadd231ps	%zmm29,%zmm6,%zmm19
vmulps	%zmm9,%zmm19,%zmm6
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm7,%zmm22,%zmm7
vandps	%zmm15,%zmm7,%zmm7
vsubps	%zmm7,%zmm12,%zmm19
vmaxps	%zmm13,%zmm19,%zmm19
vsubps	%zmm7,%zmm17,%zmm7
vmaxps	%zmm13,%zmm7,%zmm7
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm7,%zmm7,%zmm29
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm18,%zmm19,%zmm19
vfmadd231ps	%zmm29,%zmm7,%zmm19
vmulps	%zmm9,%zmm19,%zmm7
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm10,%zmm22,%zmm10
vandps	%zmm15,%zmm10,%zmm10
vsubps	%zmm10,%zmm12,%zmm19
vmaxps	%zmm13,%zmm19,%zmm19
vsubps	%zmm10,%zmm17,%zmm10
vmaxps	%zmm13,%zmm10,%zmm10
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm10,%zmm10,%zmm29
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm18,%zmm19,%zmm19
vfmadd231ps	%zmm29,%zmm10,%zmm19
vmulps	%zmm9,%zmm19,%zmm10
vbroadcastss	%xmm16,%zmm16
vsubps	%zmm16,%zmm22,%zmm16
vandps	%zmm15,%zmm16,%zmm16
vsubps	%zmm16,%zmm12,%zmm19
vmaxps	%zmm13,%zmm19,%zmm19
vsubps	%zmm16,%zmm17,%zmm16
vmaxps	%zmm13,%zmm16,%zmm16
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm16,%zmm16,%zmm29
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm18,%zmm19,%zmm19
vfmadd231ps	%zmm29,%zmm16,%zmm19
vmulps	%zmm9,%zmm19,%zmm16
movq	%rax,944(%rsp)
vcvtsi2ss	%eax,%xmm14,%xmm19
vbroadcastss	%xmm19,%zmm19
vsubps	%zmm19,%zmm21,%zmm19
vandps	%zmm15,%zmm19,%zmm19
vsubps	%zmm19,%zmm12,%zmm28
vmaxps	%zmm13,%zmm28,%zmm28
vsubps	%zmm19,%zmm17,%zmm19
vmaxps	%zmm13,%zmm19,%zmm19
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm19,%zmm19,%zmm3
vmulps	%zmm29,%zmm28,%zmm28
vmulps	%zmm18,%zmm28,%zmm28
vfmadd231ps	%zmm3,%zmm19,%zmm28
vmulps	%zmm9,%zmm28,%zmm19
vbroadcastss	%xmm24,%zmm3
vsubps	%zmm3,%zmm21,%zmm3
vandps	%zmm15,%zmm3,%zmm3
vsubps	%zmm3,%zmm12,%zmm24
vmaxps	%zmm13,%zmm24,%zmm24
vsubps	%zmm3,%zmm17,%zmm3
vmaxps	%zmm13,%zmm3,%zmm3
vmulps	%zmm24,%zmm24,%zmm28
vmulps	%zmm3,%zmm3,%zmm29
vmulps	%zmm28,%zmm24,%zmm24
vmulps	%zmm18,%zmm24,%zmm24
vfmadd231ps	%zmm29,%zmm3,%zmm24
vmulps	%zmm9,%zmm24,%zmm24
vbroadcastss	%xmm26,%zmm3
vsubps	%zmm3,%zmm21,%zmm3
vandps	%zmm15,%zmm3,%zmm3
vsubps	%zmm3,%zmm12,%zmm26
vmaxps	%zmm13,%zmm26,%zmm26
vsubps	%zmm3,%zmm17,%zmm3
vmaxps	%zmm13,%zmm3,%zmm3
vmulps	%zmm26,%zmm26,%zmm28
vmulps	%zmm3,%zmm3,%zmm29
vmulps	%zmm28,%zmm26,%zmm26
vmulps	%zmm18,%zmm26,%zmm26
vfmadd231ps	%zmm29,%zmm3,%zmm26
vmulps	%zmm9,%zmm26,%zmm26
vcvtsi2ss	%r11,%xmm14,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm21,%zmm3
vandps	%zmm15,%zmm3,%zmm3
vsubps	%zmm3,%zmm12,%zmm28
vmaxps	%zmm13,%zmm28,%zmm28
vsubps	%zmm3,%zmm17,%zmm3
vmaxps	%zmm13,%zmm3,%zmm3
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm3,%zmm3,%zmm11
vmulps	%zmm29,%zmm28,%zmm28
vmulps	%zmm18,%zmm28,%zmm28
vfmadd231ps	%zmm11,%zmm3,%zmm28
vmulps	%zmm9,%zmm28,%zmm28
vcvtsi2ss	%r15,%xmm14,%xmm3
movq	432(%rsp),%r15
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm21,%zmm3
vandps	%zmm15,%zmm3,%zmm3
vsubps	%zmm3,%zmm12,%zmm11
vmaxps	%zmm13,%zmm11,%zmm11
vsubps	%zmm3,%zmm17,%zmm3
vxorps	%xmm12,%xmm12,%xmm12
vmaxps	%zmm12,%zmm3,%zmm3
vmulps	%zmm11,%zmm11,%zmm29
vmulps	%zmm3,%zmm3,%zmm12
vmulps	%zmm29,%zmm11,%zmm11
vmulps	%zmm18,%zmm11,%zmm11
vfmadd231ps	%zmm12,%zmm3,%zmm11
vmulps	%zmm9,%zmm11,%zmm29
vxorps	%xmm9,%xmm9,%xmm9
movl	1136(%rsp),%eax
cmpl	%r14d,%eax
cmovll	%eax,%r14d
movl	%r14d,%edi
sarl	$31,%edi
andnl	%r14d,%edi,%edi
addq	624(%rsp),%rdi
imulq	%r9,%rdi
cmpl	%r8d,%ebp
cmovll	%ebp,%r8d
movl	%r8d,%r11d
sarl	$31,%r11d
andnl	%r8d,%r11d,%r8d
leaq	(%rdi,%r8,4),%r14
addq	264(%rsp),%r14
movq	160(%rsp),%r8
movq	40(%rsp),%rax
movq	%rax,304(%rsp)
xorl	%ebp,%ebp
jmp	338f
.p2align	4
335:
xorl	%r11d,%r11d
336:
vmovaps	%zmm1,%zmm3
movq	%rbp,%rax
imulq	%r12,%rax
movq	96(%rsp),%rdx
leal	(%rdx,%rax,2),%edx
andl	$2147483646,%edx
shlq	$6,%rdx
addq	56(%rsp),%rdx
shlq	$6,%rax
movq	%r11,%rdi
shlq	$7,%rdi
vmovaps	(%rdx,%rdi),%zmm1
movq	%rsi,%r12
imulq	%r11,%r12
movq	8(%rsp),%r13
vmovaps	(%r13,%r12),%zmm11
vfmadd132ps	%zmm0,%zmm9,%zmm11
vfmadd231ps	192(%r13,%r12),%zmm6,%zmm11
vfmadd231ps	384(%r13,%r12),%zmm7,%zmm11
vfmadd231ps	576(%r13,%r12),%zmm10,%zmm11
leaq	121600(%r13,%rax),%rax
vfmadd231ps	768(%r13,%r12),%zmm16,%zmm11
movq	560(%rsp),%r13
movq	72(%rsp),%r12
shlq	$6,%r11
vsubps	64(%rdx,%rdi),%zmm1,%zmm1
vmulps	%zmm11,%zmm2,%zmm11
vmulps	(%rax,%r11),%zmm11,%zmm12
vfmadd231ps	%zmm11,%zmm12,%zmm27
vaddps	%zmm12,%zmm30,%zmm30
vfmadd213ps	%zmm3,%zmm12,%zmm1
337:
incq	%rbp
addq	688(%rsp),%r14
movq	304(%rsp),%rax
addq	64(%rsp),%rax
movq	%rax,304(%rsp)
addq	%rcx,%r8
cmpq	%r12,%rbp
je	333b
338:
testq	%r15,%r15
je	344f
cmpq	$-4,496(%rsp)
movq	%rbp,368(%rsp)
jne	339f
xorl	%r11d,%r11d
jmp	343f
.p2align	4
339:
movq	8(%rsp),%rdi
xorl	%r11d,%r11d
.p2align	4
342:
leaq	(%r14,%r11,4),%r12
vbroadcastss	-4(%r14,%r11,4),%zmm3
vfmadd132ps	%zmm19,%zmm9,%zmm3
leaq	(%r9,%r12),%rbp
addq	$-4,%rbp
vfmadd231ps	-4(%r9,%r12){1to16},%zmm24,%zmm3
leaq	(%rbp,%r9),%rdx
vfmadd231ps	(%r9,%rbp){1to16},%zmm26,%zmm3
leaq	(%rdx,%r9),%rax
vfmadd231ps	(%r9,%rdx){1to16},%zmm28,%zmm3
vfmadd231ps	(%r9,%rax){1to16},%zmm29,%zmm3
vmovaps	%zmm3,(%rdi)
vbroadcastss	(%r14,%r11,4),%zmm3
vfmadd132ps	%zmm19,%zmm9,%zmm3
vfmadd231ps	(%r9,%r12){1to16},%zmm24,%zmm3
vfmadd231ps	4(%r9,%rbp){1to16},%zmm26,%zmm3
vfmadd231ps	4(%r9,%rdx){1to16},%zmm28,%zmm3
vfmadd231ps	4(%r9,%rax){1to16},%zmm29,%zmm3
vmovaps	%zmm3,192(%rdi)
addq	$2,%r11
addq	$384,%rdi
cmpq	%r11,%r13
jne	342b
testb	$1,%r15b
movq	72(%rsp),%r12
movq	368(%rsp),%rbp
je	344f
343:
movq	%rbp,%rax
imulq	880(%rsp),%rax
addq	944(%rsp),%rax
movq	816(%rsp),%rdx
leaq	(%rax,%rdx),%rdi
movq	1200(%rsp),%rdx
leaq	(%rax,%rdx),%r12
movq	1264(%rsp),%rdx
addq	%rax,%rdx
movq	1328(%rsp),%r15
leaq	(%rax,%r15),%rbp
addq	624(%rsp),%rax
movq	2112(%rsp),%r15
imulq	%r15,%rax
movq	(%rsp),%r13
leaq	(,%rax,4),%rax
addq	%r13,%rax
movq	1008(%rsp),%r10
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vbroadcastss	(%rax,%r11,4),%zmm3
imulq	%r15,%rbp
leaq	(,%rbp,4),%rax
addq	%r13,%rax
movq	368(%rsp),%rbp
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vfmadd132ps	%zmm19,%zmm9,%zmm3
vfmadd231ps	(%rax,%r11,4){1to16},%zmm24,%zmm3
imulq	%r15,%rdx
leaq	(,%rdx,4),%rax
addq	%r13,%rax
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vfmadd231ps	(%rax,%r11,4){1to16},%zmm26,%zmm3
imulq	%r15,%r12
leaq	(,%r12,4),%rax
addq	%r13,%rax
movq	72(%rsp),%r12
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vfmadd231ps	(%rax,%r11,4){1to16},%zmm28,%zmm3
imulq	%r15,%rdi
movq	432(%rsp),%r15
leaq	(,%rdi,4),%rax
addq	%r13,%rax
movq	560(%rsp),%r13
leaq	260(%rax,%r10,4),%rax
movq	1920(%rsp),%r10
vfmadd231ps	(%rax,%r11,4){1to16},%zmm29,%zmm3
leaq	(%r11,%r11,2),%rax
shlq	$6,%rax
movq	8(%rsp),%rdx
vmovaps	%zmm3,(%rdx,%rax)
344:
cmpq	$0,32(%rsp)
je	335b
movq	%rbp,%rax
movq	304(%rsp),%r12
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
addq	48(%rsp),%r12
movq	8(%rsp),%rdi
xorl	%ebp,%ebp
xorl	%r11d,%r11d
.p2align	4
345:
vmovaps	(%rdi),%zmm3
vfmadd132ps	%zmm0,%zmm9,%zmm3
vfmadd231ps	192(%rdi),%zmm6,%zmm3
vfmadd231ps	384(%rdi),%zmm7,%zmm3
vfmadd231ps	576(%rdi),%zmm10,%zmm3
vfmadd231ps	768(%rdi),%zmm16,%zmm3
vmovaps	-192(%r12,%rbp,2),%zmm11
vmovaps	-64(%r12,%rbp,2),%zmm12
vsubps	-128(%r12,%rbp,2),%zmm11,%zmm11
vmulps	%zmm3,%zmm2,%zmm3
vmulps	-64(%r8,%rbp),%zmm3,%zmm15
vfmadd231ps	%zmm3,%zmm15,%zmm27
vaddps	%zmm15,%zmm30,%zmm3
vfmadd213ps	%zmm1,%zmm15,%zmm11
vmovaps	(%rdi,%rsi),%zmm15
vfmadd132ps	%zmm0,%zmm9,%zmm15
vfmadd231ps	192(%rdi,%rsi),%zmm6,%zmm15
vfmadd231ps	384(%rdi,%rsi),%zmm7,%zmm15
vfmadd231ps	576(%rdi,%rsi),%zmm10,%zmm15
vfmadd231ps	768(%rdi,%rsi),%zmm16,%zmm15
vsubps	(%r12,%rbp,2),%zmm12,%zmm1
vmulps	%zmm15,%zmm2,%zmm12
vmulps	(%r8,%rbp),%zmm12,%zmm15
vfmadd231ps	%zmm12,%zmm15,%zmm27
vaddps	%zmm15,%zmm3,%zmm30
vfmadd213ps	%zmm11,%zmm15,%zmm1
addq	$2,%r11
subq	$-128,%rbp
addq	%r10,%rdi
cmpq	%r11,%rbx
jne	345b
movq	72(%rsp),%r12
testb	$1,%r12b
movq	%rax,%rbp
jne	336b
jmp	337b
.p2align	4
346:
vdivps	1392(%rsp),%zmm25,%zmm0
vmulps	5184(%rsp),%zmm0,%zmm0
vpaddd	%zmm19,%zmm0,%zmm1
vpandd	%zmm28,%zmm1,%zmm1
vpsubd	%zmm1,%zmm29,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm25,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	385f(%rip),%zmm4
vbroadcastss	386f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm4
vbroadcastss	387f(%rip),%zmm5
vfmadd213ps	388f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	389f(%rip),%zmm0
vfmadd213ps	392f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	393f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	394f(%rip){1to16},%zmm1,%zmm0
vmovups	5120(%rsp),%zmm1
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm0
vmovups	5248(%rsp),%zmm1
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm0
movl	84(%rsp),%ebp
testb	$32,%bpl
movq	7184(%rsp),%r8
movq	232(%rsp),%rsi
movq	136(%rsp),%rcx
movq	128(%rsp),%rax
vpbroadcastd	362f(%rip),%zmm4
movq	104(%rsp),%rdx
movq	240(%rsp),%rbx
movq	152(%rsp),%r9
movq	248(%rsp),%rdi
jne	7b
vmovaps	%zmm19,%zmm27
vmovaps	%zmm11,%zmm24
vbroadcastss	369f(%rip),%zmm4
vmovups	3200(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm2
vmovups	3264(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vmovups	3328(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm11
vmovups	3456(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm13
vmulps	3392(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm25,%zmm12,%zmm4
vbroadcastss	397f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm5
vmulps	3520(%rsp),%zmm11,%zmm3
vmulps	%zmm2,%zmm3,%zmm6
vmulps	3584(%rsp),%zmm11,%zmm3
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm8,%zmm18
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm25,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm3
vminps	%zmm25,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3648(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	3712(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	3776(%rsp),%zmm13,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm25,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	398f(%rip){1to16},%zmm4,%k0
vbroadcastss	366f(%rip),%zmm15
vmovups	3840(%rsp),%zmm19
vandps	%zmm15,%zmm19,%zmm4
vxorps	%xmm16,%xmm16,%xmm16
vmaxps	%zmm16,%zmm4,%zmm4
vmovups	3968(%rsp),%zmm23
vandps	%zmm15,%zmm23,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm25,%zmm18,%k2
vcmpleps	368f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	3904(%rsp),%zmm22
vaddps	%zmm22,%zmm19,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	5952(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6016(%rsp),%zmm16
vmaxps	%zmm4,%zmm16,%zmm15
vmovaps	%zmm16,%zmm15 {%k1}
movq	(%rsp),%rax
vbroadcastss	208(%rax),%zmm4
vmovaps	%zmm15,%zmm22 {%k3}
vbroadcastss	12(%rax),%zmm15
vmovaps	%zmm18,%zmm19
vcmpeqps	377f(%rip){1to16},%zmm18,%k1
vmovaps	%zmm4,%zmm22 {%k1}
movq	%rdi,%rax
shlq	$6,%rax
vmovaps	%zmm22,(%rsi,%rax)
vmovups	4032(%rsp),%zmm22
vaddps	%zmm22,%zmm23,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6080(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6144(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm22 {%k3}
vmovaps	%zmm4,%zmm22 {%k1}
movq	24(%rsp),%rcx
addq	%rcx,%rdi
shlq	$6,%rdi
movq	%rdi,%r14
vmovaps	%zmm22,(%rsi,%rdi)
movq	%rcx,%rdi
vmovups	4224(%rsp),%zmm22
vaddps	4096(%rsp),%zmm22,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6208(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6272(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm22 {%k3}
leaq	(%rsi,%rax),%rdx
vmulps	%zmm15,%zmm22,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vmovups	4288(%rsp),%zmm22
vaddps	4160(%rsp),%zmm22,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6336(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6400(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm22 {%k3}
vmulps	%zmm15,%zmm22,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%rdi,%rdi,2),%rcx
movq	%rsi,%r10
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	347f
vmaxps	397f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	379f(%rip),%zmm18
vxorps	%zmm18,%zmm12,%zmm16
vdivps	%zmm14,%zmm25,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	24(%rsp),%rdi
shlq	$8,%rdi
addq	%r10,%rdi
xorl	%r8d,%r8d
testl	%esi,%esi
setne	%r8b
leaq	6(%rdx,%rdx,2),%r9
movl	$13,%edx
movl	$7,%r11d
cmoveq	%r11,%rdx
addq	$5,%r8
imulq	24(%rsp),%r8
shlq	$6,%r8
addq	%r10,%r8
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	%r10,%r9
imulq	24(%rsp),%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm18,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm18,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm18,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm18,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm18,%zmm3,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm25,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
movq	24(%rsp),%rdi
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
movq	7184(%rsp),%r8
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
movq	152(%rsp),%r9
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	347f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%rdi,%rdi,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%rdi,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%rdi,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r10,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%rdi,%rdx
addq	%r10,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
347:
testb	$8,%bpl
vbroadcastss	422f(%rip),%zmm5
je	6b
movq	(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm1
vcmpeqps	377f(%rip){1to16},%zmm19,%k2
vmovups	3136(%rsp),%zmm3
vaddps	%zmm3,%zmm3,%zmm2
vfmsub132ps	399f(%rip){1to16},%zmm3,%zmm0
vbroadcastss	100(%rcx),%zmm4
vxorps	%xmm6,%xmm6,%xmm6
vmovaps	%zmm24,%zmm22
vfmadd213ps	%zmm6,%zmm24,%zmm4
vmovups	5312(%rsp),%zmm12
vfmadd231ps	104(%rcx){1to16},%zmm12,%zmm4
vmovups	5376(%rsp),%zmm11
vfmadd231ps	108(%rcx){1to16},%zmm11,%zmm4
vmovups	5440(%rsp),%zmm10
vfmadd231ps	112(%rcx){1to16},%zmm10,%zmm4
vmovups	5504(%rsp),%zmm9
vfmadd231ps	116(%rcx){1to16},%zmm9,%zmm4
vmovups	5568(%rsp),%zmm8
vfmadd231ps	120(%rcx){1to16},%zmm8,%zmm4
vfmadd231ps	124(%rcx){1to16},%zmm26,%zmm4
vmovups	5632(%rsp),%zmm24
vfmadd231ps	128(%rcx){1to16},%zmm24,%zmm4
vmovups	5696(%rsp),%zmm23
vfmadd231ps	132(%rcx){1to16},%zmm23,%zmm4
vbroadcastss	136(%rcx),%zmm3
vmovups	5888(%rsp),%zmm7
vaddps	%zmm4,%zmm7,%zmm4
vfmadd213ps	%zmm6,%zmm22,%zmm3
vfmadd231ps	140(%rcx){1to16},%zmm12,%zmm3
vfmadd231ps	144(%rcx){1to16},%zmm11,%zmm3
vfmadd231ps	148(%rcx){1to16},%zmm10,%zmm3
vfmadd231ps	152(%rcx){1to16},%zmm9,%zmm3
vfmadd231ps	156(%rcx){1to16},%zmm8,%zmm3
vfmadd231ps	160(%rcx){1to16},%zmm26,%zmm3
vfmadd231ps	164(%rcx){1to16},%zmm24,%zmm3
vfmadd231ps	168(%rcx){1to16},%zmm23,%zmm3
vfmadd132ps	172(%rcx){1to16},%zmm6,%zmm22
vfmadd231ps	176(%rcx){1to16},%zmm12,%zmm22
vfmadd231ps	180(%rcx){1to16},%zmm11,%zmm22
vfmadd231ps	184(%rcx){1to16},%zmm10,%zmm22
vfmadd231ps	188(%rcx){1to16},%zmm9,%zmm22
vfmadd231ps	192(%rcx){1to16},%zmm8,%zmm22
vfmadd231ps	196(%rcx){1to16},%zmm26,%zmm22
vfmadd231ps	200(%rcx){1to16},%zmm24,%zmm22
vfmadd231ps	204(%rcx){1to16},%zmm23,%zmm22
vfmadd231ps	%zmm5,%zmm7,%zmm3
vfmadd231ps	423f(%rip){1to16},%zmm7,%zmm22
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rdx),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm22 {%k2}
addq	$4,%rdx
imulq	%rdi,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmovaps	%zmm22,(%rax,%rdx)
jmp	6b
348:
addq	$7112,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
349:
vzeroupper
retq
.p2align	2,0x0
352:
.long	0x3f800000
353:
.long	1048576
354:
.long	0x5d800000
355:
.long	0x3f40094e
356:
.long	0x3e1d5a5a
357:
.long	0x3bd74912
358:
.long	0x3f156f3d
359:
.long	0x3d26f715
362:
.long	8388607
363:
.long	0x21800000
364:
.long	0xc9800000
365:
.long	0x3f000000
366:
.long	0x7fffffff
367:
.long	0x40400000
368:
.long	2139095039
369:
.long	0x0da24260
372:
.long	0x1e3ce508
373:
.long	0xbf800000
374:
.long	0x41100000
375:
.long	0x3e800000
376:
.long	0x41490fdb
377:
.long	0x40800000
378:
.long	0x40a00000
379:
.long	0x80000000
382:
.long	0x49742400
383:
.long	3234528013
384:
.long	4286578688
385:
.long	0x3eaaac4e
386:
.long	0xbf00000d
387:
.long	0x3e4bdb47
388:
.long	0xbe7fd7d0
389:
.long	0x3e259a3a
392:
.long	0xbe2ec8d2
393:
.long	0xbddadb52
394:
.long	0x33b17218
395:
.long	0x3f317218
396:
.long	0x3feb3f8f
397:
.long	0x358637bd
398:
.long	0x38d1b717
399:
.long	0xbf000000
422:
.long	0x40000000
423:
.long	0x41000000
424:
.long	0x3f400000
425:
.long	0x7149f2ca
426:
.long	0x45800000
427:
.long	0xc5800000
428:
.long	0x41200000
429:
.long	0x3d4ccccd
432:
.long	0xc9742400
433:
.long	0xc0000000
434:
.long	0xc0800000
435:
.long	0x3e2aaaab
436:
.long	0x3fc00000
437:
.long	0x3c23d70a
438:
.long	0x41400000
439:
.long	0x3727c5ac
442:
.long	0x3a83126f
443:
.long	0x41800000
444:
.long	2
445:
.long	4
446:
.long	8
447:
.long	0x350637bd
448:
.long	0x34210fb0
449:
.long	0x3f666666
452:
.long	0x3dcccccd
453:
.long	0x3cf5c28f
454:
.long	0x26901d7d
455:
.long	0x3f800054
456:
.long	0xbf4ccccd
